-- GF-130: +1 Defence; for a token it kills what did any Damage.
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 3,
  uses = 2,
  window = "revenge",
  worth = -16,

  modify_defence = function(self, game, hero, defence) return defence + 1 end,
  use = function(self, game, hero) hero:kill_foe() end,
  hint = function(self, game, hero) return odds.prize(hero, game) - odds.reserve(hero, game) end,
}
