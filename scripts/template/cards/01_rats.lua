-- A "Monsters!" card: as many rats as heroes, { 1, 1 } being "1 for every 1 hero". When the last one is dead,
-- everybody gains `xp`.
return adventure_card {
  number = 1,
  monsters = { { "gate_rat", per_party = { 1, 1 } } },
  xp = 5,
  on_reveal = function(self, turn) turn:tell "rats.come" end,
}
