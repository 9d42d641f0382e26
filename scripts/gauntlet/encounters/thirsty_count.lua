-- GF-164, GFT-15: 2 wounds for who has two or more; else one.
return monster {
  attack = 21,
  defence = 18,
  harm = 0,
  prize = 4,
  sting = 30,

  own_harm = function(self, game, hero, wounds) return wounds >= 2 and 2 or 1 end,
}
