-- expect: this card has left play
return card { on_play = function(self) local s = self.state self:discard() return #s end }
