-- expect: a key of self.state should be a text or an integer, not a card
return card { on_play = function(self) self.state[self] = 1 end }
