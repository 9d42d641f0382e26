-- expect: can keep plain values only, not a state
return card { on_play = function(self) self.state.x = self.state end }
