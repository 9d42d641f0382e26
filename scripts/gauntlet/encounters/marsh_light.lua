-- GF-166: Damage: a class token.
return monster {
  attack = 19,
  defence = 15,
  harm = 0,
  prize = 2,
  sting = 9,

  on_damage = function(self, game, hero)
    hero:lose_class_token()
  end,
}
