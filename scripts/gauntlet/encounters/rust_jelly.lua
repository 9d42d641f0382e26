-- GF-158: Damage: a weapon token as well.
return monster {
  attack = 20,
  defence = 11,
  harm = 1,
  prize = 3,
  sting = 8,

  on_damage = function(self, game, hero)
    hero:lose_weapon_token()
  end,
}
