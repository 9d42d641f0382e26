-- expect: this card has left play
return card { on_play = function(self) local s = self.state self:discard() for k in pairs(s) do end end }
