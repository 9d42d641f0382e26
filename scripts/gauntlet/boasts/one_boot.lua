-- GF-89: Defence −2.
return boast {
  weight = 10,

  modify_defence = function(self, game, hero, defence) return defence - 2 end,
}
