-- GF-104: the monster's Attack and Defence change places, after all modifiers.
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return class {
  defence = 14,
  uses = 2,
  window = "ready",
  worth = -23,
  suits = { "elf", "red_mage" },

  may_use = function(self, game, hero) return heroes.fights_monster(hero, game) and hero.swapped == 0 end,
  use = function(self, game, hero) hero.swapped = 1 end,
  hint = function(self, game, hero) return odds.swapped(hero, game) - odds.fight(hero, game) - odds.reserve(hero, game) end,
}
