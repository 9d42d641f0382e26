-- expect: plays
return card { on_play = function(self) local poke = self.poke for i = 1, 3 do poke(self, 1) end assert(self.life == 97) end }
