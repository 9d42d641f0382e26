-- expect: plays
return card {
  on_play = function(self) self.state.n = 1 self:hurt(1) assert(self.state.n == 2) end,
  on_poke = function(self) self.state.n = self.state.n + 1 end,
}
