-- expect: can keep plain values only, not a function
return card { on_play = function(self) self.state.x = { f = function() end } end }
