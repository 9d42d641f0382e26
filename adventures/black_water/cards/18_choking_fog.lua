local crowd = use "lib/crowd"
local drawn = use "lib/drawn"

local function ask(self, turn) turn.hero:discard(2) end

return adventure_card {
  number = 18,
  xp = 20,
  monsters = { { "marsh_wight", per_party = { 1, 2 } }, { "bog_hound", per_party = { 1, 1 } }, { "lantern_thief" } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "marsh_wight")
    turn:tell "fog.reveal"
    drawn.reveal(self, turn, ask)
  end,
  on_turn_start = function(self, turn) drawn.turn_start(self, turn, ask) end,
  on_encounter_end = function(self, turn) turn:tell "fog.over" end,
}
