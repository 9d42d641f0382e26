local crowd, drawn = use "lib/crowd", use "lib/drawn"

return adventure_card {
  number = 18,
  xp = 20,
  monsters = { { "marsh_wight", per_party = { 1, 2 } }, { "bog_hound", per_party = { 1, 1 } }, { "lantern_thief" } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "marsh_wight")
    turn:tell "fog.reveal"
    drawn.mark(self, turn)
    turn.hero:discard(2)
  end,
  on_turn_start = function(self, turn)
    if drawn.due(self, turn) then turn.hero:discard(2) end
  end,
  on_encounter_end = function(self, turn) turn:tell "fog.over" end,
}
