-- expect: a key of self.state should be a text or an integer, not a number with a point
return card { on_play = function(self) self.state[1.5] = 1 end }
