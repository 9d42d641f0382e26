-- GF-122: one die, times 4; more dice too, everything else after it.
return weapon {
  dice = 1,
  uses = 0,
  promo = true,
  worth = -37,

  modify_sum = function(self, game, hero, sum) return 4 * sum end,
}
