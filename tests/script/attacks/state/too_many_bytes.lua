-- expect: at most 256 entries and 4096 bytes
return card { on_play = function(self) self.state.x = ("x"):rep(5000) end }
