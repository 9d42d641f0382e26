-- table 6.3: dodges what it did not kill.
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 4,
  uses = 2,
  window = "answer",
  worth = -12,

  may_use = function(self, game, hero) return hero.killed == 0 and hero.dodged == 0 end,
  use = function(self, game, hero) hero:dodge_foe() end,
  hint = function(self, game, hero) return odds.dodge(hero, game) - odds.reserve(hero, game) end,
}
