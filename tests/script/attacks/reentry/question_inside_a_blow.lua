-- expect: plays
return card {
  on_play = function(self, hero) self.state.hero = 1 self:hurt(1) assert(hero:ask(3) == 1) end,
  on_poke = function(self) for i = 1, 3 do if self.life > 95 then self:hurt(1) end end end,
}
