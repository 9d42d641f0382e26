-- table 6.3: kills and dodges a monster of Attack 20 or more.
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 3,
  uses = 2,
  window = "ready",
  worth = -14,

  may_use = function(self, game, hero)
    if not heroes.fights_monster(hero, game) or hero.killed == 1 then return false end
    local attack = heroes.foe_numbers(hero, game)
    return attack >= 20
  end,
  use = function(self, game, hero)
    hero:kill_foe()
    hero:dodge_foe()
  end,
  hint = function(self, game, hero) return odds.sure_kill(hero, game) + odds.dodge(hero, game) - odds.reserve(hero, game) end,
}
