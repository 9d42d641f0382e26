local crowd = use "lib/crowd"
local drawn = use "lib/drawn"

local function ask(self, turn) turn.hero:discard(1) end

return adventure_card {
  number = 42,
  xp = 25,
  monsters = { { "weir_pike", per_party = { 2, 3 } }, { "marsh_wight", per_party = { 1, 2 } } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "marsh_wight")
    turn:tell "weir.reveal"
    drawn.reveal(self, turn, ask)
  end,
  on_turn_start = function(self, turn) drawn.turn_start(self, turn, ask) end,
}
