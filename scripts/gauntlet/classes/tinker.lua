-- GF-100: +1 die for good instead of all Treasure; it arrives when the turn is over.
local odds = use "gauntlet/lib/odds"

return class {
  defence = 15,
  uses = 2,
  window = "spoils",
  worth = -21,
  suits = { "dwarf", "red_mage" },

  may_use = function(self, game, hero) return hero.forgone == 0 end,
  use = function(self, game, hero)
    hero.forgone = 1
    hero:add("coming_dice", 1)
  end,
  hint = function(self, game, hero) return 480 - 12 * game.round - 60 * hero.wounds - odds.prize(hero, game) end,
}
