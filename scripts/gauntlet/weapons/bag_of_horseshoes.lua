-- GF-131: twenty of them, a die each; gone is gone.
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 2,
  uses = 20,
  window = "ready",
  worth = -7,

  may_use = function(self, game, hero) return heroes.will_roll(hero) end,
  use = function(self, game, hero) hero:add("fight_dice", 1) end,
  hint = function(self, game, hero)
    -- One alone is often for nothing where two or three are not.
    local best = 0
    for more = 1, math.min(4, self.tokens) do best = math.max(best, odds.more_dice(hero, game, more) // more) end
    return best - (self.tokens > 8 and 35 or 55)
  end,
}
