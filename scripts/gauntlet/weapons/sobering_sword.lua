-- GF-125: takes penalties away; boasts count for nothing this turn, also those that would have been over.
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 5,
  uses = 2,
  window = "ready",
  worth = 20,

  may_use = function(self, game, hero)
    if hero.lost_dice + hero.lost_defence + hero.poison > 0 then return true end
    return hero.sober == 0 and #heroes.boasts(hero) > 0
  end,
  use = function(self, game, hero)
    hero:clear_penalties()
    hero.sober = 1
  end,
  hint = function(self, game, hero)
    local relief = hero.sober == 0 and 40 * #heroes.boasts(hero) or 0
    return 150 * hero.lost_dice + 40 * hero.lost_defence + 250 * hero.poison + relief - odds.reserve(hero, game)
  end,
}
