-- table 6.3: kills and dodges.
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 3,
  uses = 2,
  window = "ready",
  worth = 6,

  may_use = function(self, game, hero) return heroes.fights_monster(hero, game) and hero.killed == 0 end,
  use = function(self, game, hero)
    hero:kill_foe()
    hero:dodge_foe()
  end,
  hint = function(self, game, hero) return odds.sure_kill(hero, game) + odds.dodge(hero, game) - 2 * odds.reserve(hero, game) end,
}
