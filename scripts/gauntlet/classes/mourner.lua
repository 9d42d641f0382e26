-- GF-101: +3 Attack for each hero who died in an earlier turn, after the roll.
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return class {
  defence = 16,
  uses = 2,
  window = "rolled",
  worth = 7,
  suits = { "paladin", "slayer" },

  may_use = function(self, game, hero) return heroes.dead_others(hero, game) > 0 end,
  use = function(self, game, hero) hero:add("fight_attack", 3 * heroes.dead_others(hero, game)) end,
  hint = function(self, game, hero) return odds.more_attack(hero, game, 3 * heroes.dead_others(hero, game)) - odds.reserve(hero, game) end,
}
