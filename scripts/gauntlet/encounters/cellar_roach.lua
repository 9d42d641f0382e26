-- GF-145: its Treasure has a catch: −1 Defence for good.
return monster {
  attack = 11,
  defence = 12,
  harm = 1,
  prize = 2,
  lure = -6,

  on_treasure = function(self, game, hero)
    hero:penalty("lost_defence", 1)
    return 0
  end,
}
