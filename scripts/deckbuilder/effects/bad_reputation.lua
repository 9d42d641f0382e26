return effect {
  turns = 0,

  price_change = function(self, hero, card) return hero == self.hero and 10 or 0 end,
}
