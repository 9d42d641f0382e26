-- GF-99: +3 Defence for good instead of all Treasure; it arrives when the turn is over.
local odds = use "gauntlet/lib/odds"

return class {
  defence = 13,
  uses = 2,
  window = "spoils",
  worth = -24,
  suits = { "dwarf" },

  may_use = function(self, game, hero) return hero.forgone == 0 end,
  use = function(self, game, hero)
    hero.forgone = 1
    hero:add("coming_defence", 3)
  end,
  -- The earlier the better: what it saves, it saves every turn.
  hint = function(self, game, hero) return 420 - 12 * game.round - 60 * hero.wounds - odds.prize(hero, game) end,
}
