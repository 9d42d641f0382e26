-- A card that is no fight: an event with a choice, and something that it remembers.
return adventure_card {
  number = 2,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "bell.hangs"
    if turn.leader:ask "bell" then
      self.state.rings = (self.state.rings or 0) + 1
      turn.leader:give_effect "keen_edge"
      turn:place("gate_rat", turn.leader)
      turn:tell("bell.rings", turn.leader, self.state.rings)
    else
      turn:tell("bell.silent", turn.leader)
    end
  end,
}
