-- GF-89: Defence −2.
return boast {
  weight = 38,

  modify_defence = function(self, game, hero, defence) return defence - 2 end,
  weigh = function(self, game, hero, weapons) return self.weight + 3 * (hero.defence - 15) end,
}
