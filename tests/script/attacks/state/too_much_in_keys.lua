-- expect: at most 256 entries and 4096 bytes
return card { on_play = function(self) self.state[("x"):rep(5000)] = 1 end }
