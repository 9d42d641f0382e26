-- Every kill is a small debt settled.
return adventure_card {
  number = 61,
  xp = 10,
  monsters = { { "drowned_hand", per_party = { 4, 3 } } },
  on_reveal = function(self, turn) turn:tell "unpaid.reveal" end,
  on_kill = function(self, hero, monster) hero:heal(1) end,
}
