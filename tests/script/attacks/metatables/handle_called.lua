-- expect: attempt to call a
return card { on_play = function(self) return self() end }
