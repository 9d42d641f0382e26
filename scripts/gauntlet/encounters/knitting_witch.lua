-- GF-168: Damage: −3 Defence for good as well.
return monster {
  attack = 15,
  defence = 10,
  harm = 1,
  prize = 2,
  sting = 18,

  on_damage = function(self, game, hero)
    hero:penalty("lost_defence", 3)
  end,
}
