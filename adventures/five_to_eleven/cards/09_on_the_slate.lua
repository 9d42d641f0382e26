-- Everything is cheaper on the slate, and a little humiliating.
return adventure_card {
  number = 9,
  xp = 10,
  monsters = { { "sleepwalker", per_party = { 1, 2 } }, { "late_drinker", per_party = { 1, 1 } } },
  on_reveal = function(self, turn) turn:tell "slate.reveal" end,
  price_change = function(self, hero, card) return -10 end,
  on_buy = function(self, hero, card) hero:lose_life(1) end,
}
