-- GF-168: Treasure: +1 Defence for good.
return monster {
  attack = 8,
  defence = 18,
  harm = 1,
  prize = 2,
  lure = 10,

  on_treasure = function(self, game, hero)
    hero:gain("bonus_defence", 1)
    return 0
  end,
}
