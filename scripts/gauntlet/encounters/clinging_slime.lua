-- GF-160: Damage: a die less for good.
return monster {
  attack = 22,
  defence = 18,
  harm = 1,
  prize = 4,
  sting = 15,

  on_damage = function(self, game, hero)
    hero:penalty("lost_dice", 1)
  end,
}
