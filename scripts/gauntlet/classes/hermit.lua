-- GF-106: +1 die and +4 Defence this turn for each token.
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return class {
  defence = 10,
  uses = 4,
  window = "ready",
  worth = -6,
  suits = { "druid", "cleric" },

  may_use = function(self, game, hero) return heroes.will_roll(hero) or heroes.would_be_hit(hero, game) end,
  use = function(self, game, hero)
    hero:add("turn_dice", 1)
    hero:add("turn_defence", 4)
  end,
  hint = function(self, game, hero)
    -- Two at once may do what one cannot.
    local both = hero.tokens > 1 and (odds.more_dice(hero, game, 2) + odds.brace(hero, game, 8)) // 2 or 0
    return math.max(both, odds.more_dice(hero, game, 1) + odds.brace(hero, game, 4)) - odds.reserve(hero, game)
  end,
}
