-- GF-115: +2 gold with every Treasure this turn; once a fight.
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return class {
  defence = 16,
  uses = 2,
  window = "ready",
  once = true,
  worth = 14,
  suits = { "elf", "mage" },

  may_use = function(self, game, hero) return heroes.fights_monster(hero, game) end,
  use = function(self, game, hero) hero:add("turn_gold", 2) end,
  hint = function(self, game, hero) return 200 * odds.kill(hero, game, 0) // 1000 - 120 end,
}
