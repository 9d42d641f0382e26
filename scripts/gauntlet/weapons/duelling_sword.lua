-- GF-134: +3 Defence this turn, after the attack.
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 4,
  uses = 2,
  window = "answer",
  worth = -9,

  use = function(self, game, hero) hero:add("turn_defence", 3) end,
  hint = function(self, game, hero) return odds.brace(hero, game, 3) - odds.reserve(hero, game) end,
}
