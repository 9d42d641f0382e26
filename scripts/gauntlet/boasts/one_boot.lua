-- GF-89: Defence −2.
return boast {
  weight = 38,

  modify_defence = function(self, game, hero, defence) return defence - 2 end,
}
