-- GF-117: has nothing to do with it: skips an encounter, even where tokens are sealed.
local odds = use "gauntlet/lib/odds"

return class {
  defence = 15,
  uses = 2,
  window = "approach",
  unsealed = true,
  worth = 3,
  suits = { "mage", "red_mage" },

  use = function(self, game, hero) hero:skip_foe() end,
  hint = function(self, game, hero) return -odds.fight(hero, game) - odds.reserve(hero, game) end,
}
