-- Nothing here is thrown away: the first dumpling that is killed comes back.
return adventure_card {
  number = 11,
  xp = 10,
  monsters = { { "old_dumpling", per_party = { 1, 1 } }, { "angry_onion", per_party = { 1, 2 } } },
  on_reveal = function(self, turn) turn:tell "leftovers.reveal" end,
  when = { on_kill = { monster = { id = "old_dumpling" } } },
  on_kill = function(self, hero, monster)
    if self.state.warmed then return end
    self.state.warmed = true
    hero:bring "old_dumpling"
    hero:draw(1)
  end,
}
