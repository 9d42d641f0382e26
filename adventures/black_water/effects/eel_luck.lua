return effect {
  turns = -1,
  price_change = function(self, hero, card) return hero == self.hero and -10 or 0 end,
}
