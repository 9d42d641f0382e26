return monster {
  life = 4,
  attack = -2,
  xp = 15,
  types = { "demon" },
  loot = { "food", "food", "potion" },

  on_wound = function(self, hero, dealt)
    if self.state.spilled then return end
    self.state.spilled = true
    hero:draw(1)
  end,
}
