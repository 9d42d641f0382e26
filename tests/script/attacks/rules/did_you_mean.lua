-- expect: a card has no 'pokke'; did you mean 'poke'?
return card { on_play = function(self) self:pokke(1) end }
