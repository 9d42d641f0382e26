-- expect: arithmetic
return card { on_play = function(self) return -self end }
