-- expect: asks too many questions in one go
return card {
  on_play = function(self, hero) self.state.left = 1000 hero:ask(1) self:hurt(1) while true do hero:ask(1) end end,
  on_poke = function(self) end,
}
