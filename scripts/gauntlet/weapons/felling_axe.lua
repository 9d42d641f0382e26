-- GF-121: Attack doubled after everything else, and 0 next turn; once a fight (GFQ-21).
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 5,
  uses = 2,
  window = "ready",
  once = true,
  worth = 21,

  may_use = function(self, game, hero) return heroes.will_roll(hero) end,
  use = function(self, game, hero)
    hero.doubled = 1
    hero.tiring = 1
  end,
  hint = function(self, game, hero) return odds.doubled(hero, game) - odds.reserve(hero, game) - 130 end,
}
