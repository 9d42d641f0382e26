-- From the second round on a barrel may come rolling.
local crowd = use "lib/crowd"

return adventure_card {
  number = 40,
  xp = 20,
  monsters = { { "silt_hulk", per_party = { 1, 2 } }, { "vinegar_drop", per_party = { 1, 1 } } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "silt_hulk")
    turn:tell "hoops.reveal"
  end,
  on_round = function(self, turn, round)
    local roll = turn:roll()
    if roll <= 2 then
      turn:tell("hoops.barrel", turn.hero, 3)
      turn.hero:hurt(3)
    end
  end,
}
