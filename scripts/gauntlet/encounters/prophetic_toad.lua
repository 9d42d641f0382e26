-- GF-149: Treasure: a die that can be used once.
return monster {
  attack = 14,
  defence = 12,
  harm = 1,
  prize = 2,
  lure = 6,

  on_treasure = function(self, game, hero)
    hero:gain("spare_dice", 1)
    return 0
  end,
}
