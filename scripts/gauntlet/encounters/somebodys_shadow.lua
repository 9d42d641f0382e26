-- GF-161, GFT-14: 2 wounds for who has none or one; for others nothing.
return monster {
  attack = 12,
  defence = 9,
  harm = 0,
  prize = 1,
  sting = 25,

  on_damage = function(self, game, hero)
    if hero.wounds < 2 then hero:wound(2) end
  end,
}
