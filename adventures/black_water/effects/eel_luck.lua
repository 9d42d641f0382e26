return effect {
  turns = -1,
  when = { price_change = { hero = "own" } },
  price_change = function(self, hero, card) return -10 end,
}
