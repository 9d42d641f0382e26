-- expect: this card has left play
return card { on_play = function(self) self:discard() return self.life end }
