-- GF-129: whatever was rolled counts 14; everything else still applies (GFQ-22).
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 4,
  uses = 2,
  window = "rolled",
  worth = -17,

  may_use = function(self, game, hero) return hero.fixed_roll == 0 end,
  use = function(self, game, hero) hero.fixed_roll = 14 end,
  hint = function(self, game, hero) return odds.counts(hero, game, 14) - odds.reserve(hero, game) end,
}
