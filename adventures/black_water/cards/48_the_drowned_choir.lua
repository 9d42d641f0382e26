-- While more than one voice sings, every wound goes deeper.
local crowd = use "lib/crowd"

return adventure_card {
  number = 48,
  xp = 30,
  monsters = { { "drowned_chorister", per_party = { 1, 1 } }, { "reed_crone", per_party = { 1, 1 } } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "drowned_chorister")
    turn:tell "choir.reveal"
    local voices = 0
    for _, monster in ipairs(turn.monsters) do
      if monster:has_type "undead" then voices = voices + 1 end
    end
    self.state.voices = voices
  end,
  on_kill = function(self, hero, monster)
    if monster:has_type "undead" then self.state.voices = (self.state.voices or 0) - 1 end
  end,
  damage_change = function(self, hero, dealt) return (self.state.voices or 0) > 1 and 1 or 0 end,
}
