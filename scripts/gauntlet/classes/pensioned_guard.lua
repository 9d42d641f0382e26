-- GF-105: one wound instead of whatever the Damage was (GFQ-12, GFQ-13).
local odds = use "gauntlet/lib/odds"

return class {
  defence = 16,
  uses = 2,
  window = "harm",
  worth = 0,
  suits = { "warrior", "paladin" },

  may_use = function(self, game, hero) return hero.softened == 0 end,
  use = function(self, game, hero) hero.softened = 1 end,
  hint = function(self, game, hero) return odds.blow(hero, game) - odds.wound(hero) - odds.reserve(hero, game) // 2 end,
}
