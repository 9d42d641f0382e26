-- GF-140: Treasure: +1 Attack for good.
return monster {
  attack = 21,
  defence = 8,
  harm = 1,
  prize = 3,
  lure = 15,

  on_treasure = function(self, game, hero)
    hero:gain("bonus_attack", 1)
    return 0
  end,
}
