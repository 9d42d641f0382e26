-- GF-95: heals at the end of a turn in which a monster was both killed and dodged, after the poison.
local odds = use "gauntlet/lib/odds"

return class {
  defence = 14,
  uses = 2,
  window = "dusk",
  worth = -21,
  suits = { "cleric", "druid" },

  may_use = function(self, game, hero) return hero.clean > 0 and hero.wounds > 0 end,
  use = function(self, game, hero) hero:heal(1) end,
  hint = function(self, game, hero) return odds.wound(hero) - odds.reserve(hero, game) // 2 end,
}
