-- GF-135: Treasure: a weapon token.
return monster {
  attack = 14,
  defence = 14,
  harm = 1,
  prize = 3,
  lure = 12,

  on_treasure = function(self, game, hero)
    hero:gain_weapon_token()
    return 0
  end,
}
