-- GF-116: one die more every encounter, and one for a token after the roll.
local odds = use "gauntlet/lib/odds"

return class {
  defence = 12,
  uses = 2,
  window = "rolled",
  worth = -9,
  suits = { "warrior", "dwarf" },

  modify_dice = function(self, game, hero, dice) return dice + 1 end,
  may_use = function(self, game, hero) return hero.fixed_roll == 0 end,
  use = function(self, game, hero) hero:add_die() end,
  hint = function(self, game, hero) return odds.more_dice(hero, game, 1) - odds.reserve(hero, game) // 2 end,
}
