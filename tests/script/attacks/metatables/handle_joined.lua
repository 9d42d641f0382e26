-- expect: attempt to concatenate
return card { on_play = function(self) return "a" .. self end }
