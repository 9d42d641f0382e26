return effect {
  turns = 0,

  when = { price_change = { hero = "own" } },
  price_change = function(self, hero, card) return 10 end,
}
