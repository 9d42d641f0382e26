-- Two kills pay it off, and the receipt is worth something.
return effect {
  turns = -1,
  when = { price_change = { hero = "own" }, on_kill = { hero = "own" } },
  price_change = function(self, hero, card) return 20 end,
  on_kill = function(self, hero, monster)
    self.state.paid = (self.state.paid or 0) + 1
    if self.state.paid >= 2 then
      self.state.paid = 0
      hero:heal(4)
      self:lift()
    end
  end,
}
