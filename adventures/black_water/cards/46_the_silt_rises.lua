-- Each second round the mud reaches out for whoever is about to act.
local crowd = use "lib/crowd"

return adventure_card {
  number = 46,
  xp = 25,
  monsters = { { "silt_hulk", per_party = { 1, 2 } }, { "drowned_hand", per_party = { 1, 1 } } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "silt_hulk")
    turn:tell "silt.reveal"
  end,
  on_round = function(self, turn, round)
    if round % 2 == 0 then
      turn:tell("silt.hand", turn.hero)
      turn:place("drowned_hand", turn.hero)
    end
  end,
}
