-- Something may be hung on it that need not be paid for now: once at first, and once after each fight.
return effect {
  turns = -1,
  when = { price_change = { hero = "own" }, on_buy = { hero = "own" } },
  price_change = function(self, hero, card) return self.state.used and 0 or -20 end,
  on_buy = function(self, hero, card) self.state.used = true end,
  on_encounter_end = function(self, turn) self.state.used = false end,
}
