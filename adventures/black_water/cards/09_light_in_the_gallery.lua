-- Stolen goods are cheap.
return adventure_card {
  number = 9,
  xp = 10,
  monsters = { { "lantern_thief", per_party = { 1, 2 } }, { "flour_rat", per_party = { 1, 1 } } },
  on_reveal = function(self, turn) turn:tell "gallery.reveal" end,
  price_change = function(self, hero, card) return -10 end,
}
