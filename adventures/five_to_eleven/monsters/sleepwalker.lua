-- One should not wake them: the first blow does.
return monster {
  life = 4,
  attack = -3,
  xp = 10,
  types = { "human" },
  loot = { "weapon" },
  on_wound = function(self, hero, dealt)
    if self.state.awake then return end
    self.state.awake = true
    self:enrage(2)
  end,
}
