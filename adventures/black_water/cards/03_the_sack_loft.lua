return adventure_card {
  number = 3,
  xp = 5,
  monsters = { { "flour_rat", per_party = { 1, 1 } }, { "flour_rat" } },
  on_reveal = function(self, turn) turn:tell "loft.reveal" end,
  on_encounter_end = function(self, turn) turn:tell "loft.over" end,
}
