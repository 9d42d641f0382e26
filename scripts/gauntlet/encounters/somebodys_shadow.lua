-- GF-161, GFT-14: 2 wounds for who has none or one; for others nothing.
return monster {
  attack = 12,
  defence = 9,
  harm = 0,
  prize = 1,
  sting = 25,

  own_harm = function(self, game, hero, wounds) return wounds < 2 and 2 or 0 end,
}
