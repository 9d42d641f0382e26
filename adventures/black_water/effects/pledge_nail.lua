-- After each fight something may be hung on it that need not be paid for now.
return effect {
  turns = -1,
  when = { price_change = { hero = "own" }, on_buy = { hero = "own" } },
  price_change = function(self, hero, card) return self.state.free and -20 or 0 end,
  on_buy = function(self, hero, card) self.state.free = false end,
  on_encounter_end = function(self, turn) self.state.free = true end,
}
