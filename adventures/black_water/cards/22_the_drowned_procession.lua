-- Every second kill the bell misses a beat, and the killer draws breath: a card.
local crowd = use "lib/crowd"

return adventure_card {
  number = 22,
  xp = 20,
  monsters = { { "marsh_wight", per_party = { 1, 1 } }, { "drowned_hand", per_party = { 1, 2 } } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "marsh_wight")
    turn:tell "procession.reveal"
  end,
  on_kill = function(self, hero, monster)
    self.state.tolls = (self.state.tolls or 0) + 1
    if self.state.tolls % 2 == 0 then hero:draw(1) end
  end,
  on_round = function(self, turn, round)
    if round == 3 then turn:tell "procession.bell" end
  end,
}
