-- expect: this card has left play
return card { on_play = function(self) self:hurt(1) return self.life end, on_poke = function(self) self:discard() end }
