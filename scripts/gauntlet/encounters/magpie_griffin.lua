-- GF-168: Damage: 2 gold as well.
return monster {
  attack = 11,
  defence = 13,
  harm = 1,
  prize = 3,
  sting = 18,

  on_damage = function(self, game, hero)
    hero:lose_gold(2)
  end,
}
