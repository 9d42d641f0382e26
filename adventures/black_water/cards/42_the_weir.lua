local crowd = use "lib/crowd"

return adventure_card {
  number = 42,
  xp = 25,
  monsters = { { "weir_pike", per_party = { 2, 3 } }, { "marsh_wight", per_party = { 1, 2 } } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "marsh_wight")
    turn:tell "weir.reveal"
  end,
  on_turn_start = function(self, turn) turn.hero:discard(1) end,
}
