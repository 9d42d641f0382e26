local crowd = use "lib/crowd"

return adventure_card {
  number = 18,
  xp = 20,
  monsters = { { "marsh_wight", per_party = { 1, 2 } }, { "bog_hound", per_party = { 1, 1 } }, { "lantern_thief" } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "marsh_wight")
    turn:tell "fog.reveal"
  end,
  on_turn_start = function(self, turn) turn.hero:discard(2) end,
  on_encounter_end = function(self, turn) turn:tell "fog.over" end,
}
