-- GF-94: faces an encounter again, monster or not; both times are one turn.
local odds = use "gauntlet/lib/odds"

return class {
  defence = 15,
  uses = 2,
  window = "after",
  worth = -8,
  suits = { "bard", "mage" },

  hint = function(self, game, hero) return odds.afresh(hero, game) - odds.reserve(hero, game) end,
}
