-- The first cat that dies has not: it is before its killer again, and in a temper.
return adventure_card {
  number = 5,
  xp = 5,
  monsters = { { "roof_cat", per_party = { 1, 1 } } },
  on_reveal = function(self, turn) turn:tell "cats.reveal" end,
  on_kill = function(self, hero, monster)
    if self.state.returned or not monster:has_type "beast" then return end
    self.state.returned = true
    local cat = hero:bring "roof_cat"
    if cat then cat:enrage(1) end
  end,
}
