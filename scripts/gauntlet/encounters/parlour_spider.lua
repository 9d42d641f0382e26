-- GF-147: Damage: poison, a wound at the end of each later turn.
return monster {
  attack = 17,
  defence = 19,
  harm = 0,
  prize = 3,
  sting = 60,

  on_damage = function(self, game, hero)
    hero:penalty("poison", 1)
    hero:add("fresh_poison", 1)
  end,
}
