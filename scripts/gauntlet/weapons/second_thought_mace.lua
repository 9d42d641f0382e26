-- table 6.3: one die more after the roll.
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 5,
  uses = 2,
  window = "rolled",
  worth = 22,

  may_use = function(self, game, hero) return hero.fixed_roll == 0 end,
  use = function(self, game, hero) hero:add_die() end,
  hint = function(self, game, hero) return odds.more_dice(hero, game, 1) - odds.reserve(hero, game) // 2 end,
}
