-- GF-112: heals at the start of any encounter; then neither attack nor weapon tokens this turn.
local odds = use "gauntlet/lib/odds"

return class {
  defence = 14,
  uses = 2,
  window = "approach",
  worth = -20,
  suits = { "cleric", "paladin" },

  may_use = function(self, game, hero) return hero.wounds > 0 end,
  use = function(self, game, hero)
    hero:heal(1)
    hero.unarmed = 1
  end,
  hint = function(self, game, hero) return odds.wound(hero) - math.max(0, odds.gain(hero, game)) - odds.reserve(hero, game) // 2 end,
}
