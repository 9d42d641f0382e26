-- expect: this hook only answers a question of the rules
return card {
  bonus = function(self) self:poke(1) return 1 end,
  on_play = function(self, hero) return self:bonus_of() end,
}
