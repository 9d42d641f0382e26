-- GF-159: Damage: 3 gold.
return monster {
  attack = 14,
  defence = 11,
  harm = 0,
  prize = 2,
  sting = 26,

  on_damage = function(self, game, hero)
    hero:lose_gold(3)
  end,
}
