return adventure_card {
  number = 3,
  xp = 5,
  monsters = { { "angry_onion", per_party = { 1, 1 } } },
  on_reveal = function(self, turn) turn:tell "door.reveal" end,
  on_encounter_end = function(self, turn) turn:tell "door.over" end,
}
