-- Without a coat every blow goes deeper. The Footmen have the coats.
return adventure_card {
  number = 21,
  xp = 15,
  monsters = { { "tarrys_footman", per_party = { 2, 3 } }, { "small_hour", per_party = { 1, 1 } } },
  on_reveal = function(self, turn) turn:tell "cloakroom.reveal" end,
  on_kill = function(self, hero, monster)
    if monster:has_type "human" then self.state.coats = true end
  end,
  on_turn_start = function(self, turn)
    if self.state.coats and not self.state.told then
      self.state.told = true
      turn:tell "cloakroom.coats"
    end
  end,
  damage_change = function(self, hero, dealt) return self.state.coats and 0 or 1 end,
}
