-- Everything here belonged to somebody once: 20 off.
return adventure_card {
  number = 62,
  xp = 10,
  monsters = { { "lantern_thief", per_party = { 1, 2 } }, { "drowned_hand", per_party = { 1, 1 } } },
  on_reveal = function(self, turn) turn:tell "lost.reveal" end,
  price_change = function(self, hero, card) return -20 end,
}
