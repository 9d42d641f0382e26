-- GF-165: Treasure: a die that can be used once.
return monster {
  attack = 12,
  defence = 8,
  harm = 1,
  prize = 0,
  lure = 6,

  on_treasure = function(self, game, hero)
    hero:gain("spare_dice", 1)
    return 0
  end,
}
