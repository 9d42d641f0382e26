-- They work in shifts: each rat beside another in front of the same hero makes all of them bolder, up to 2.
return adventure_card {
  number = 32,
  xp = 15,
  monsters = { { "flour_rat", per_party = { 1, 1 } }, { "flour_rat", count = 2 } },
  on_reveal = function(self, turn) turn:tell "aprons.reveal" end,
  monster_attack_change = function(self, monster, hero)
    return math.max(0, math.min(2, #hero.monsters - 1))
  end,
}
