-- expect: this card has left play
return card { on_play = function(self) local poke = self.poke self:discard() poke(self, 1) end }
