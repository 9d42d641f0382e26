-- The millrace is cold: whoever ends a turn with a Monster in front loses three life points.
return adventure_card {
  number = 7,
  xp = 10,
  monsters = { { "drowned_hand", per_party = { 1, 1 } }, { "bog_hound", per_party = { 1, 2 } } },
  on_reveal = function(self, turn) turn:tell "race.reveal" end,
  on_turn_end = function(self, turn)
    if #turn.hero.monsters > 0 then turn.hero:lose_life(4) end
  end,
}
