-- expect: assign a new table to self.state.t instead
return card { on_play = function(self) self.state.t = { 1 } self.state.t[1] = 2 end }
