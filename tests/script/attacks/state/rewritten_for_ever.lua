-- expect: takes too long
return card { on_play = function(self) local n = 0 while true do n = n + 1 self.state.n = n end end }
