-- GF-138: 2 gold more if it was dodged as well.
return monster {
  attack = 16,
  defence = 15,
  harm = 1,
  prize = 2,
  lure = 8,

  on_treasure = function(self, game, hero)
    return hero.dodged == 1 and 2 or 0
  end,
}
