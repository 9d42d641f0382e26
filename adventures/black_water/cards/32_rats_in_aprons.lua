-- They work in pairs: two before the same hero make each other bold.
return adventure_card {
  number = 32,
  xp = 15,
  monsters = { { "flour_rat", per_party = { 4, 3 } } },
  on_reveal = function(self, turn) turn:tell "aprons.reveal" end,
  monster_attack_change = function(self, monster, hero) return #hero.monsters > 1 and 2 or 0 end,
}
