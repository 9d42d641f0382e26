return adventure_card {
  number = 3,
  xp = 5,
  monsters = { { "late_drinker", per_party = { 1, 1 } }, { "late_drinker" } },
  on_reveal = function(self, turn) turn:tell "stairs.reveal" end,
  on_encounter_end = function(self, turn) turn:tell "stairs.over" end,
}
