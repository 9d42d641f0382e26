-- expect: plays
-- A hook goes on after its card has left; it only cannot touch the card.
return card { on_play = function(self, hero) self:discard() assert(not self.is_alive and hero:ask(3) == 1) end }
