-- GF-124: kills and dodges for a wound that nothing prevents.
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 5,
  uses = 2,
  window = "ready",
  worth = 43,

  may_use = function(self, game, hero) return heroes.fights_monster(hero, game) and hero.killed == 0 end,
  use = function(self, game, hero)
    hero:wound(1)
    hero:kill_foe()
    hero:dodge_foe()
  end,
  hint = function(self, game, hero)
    return odds.sure_kill(hero, game) + odds.dodge(hero, game) - odds.wound(hero) - odds.reserve(hero, game) // 2
  end,
}
