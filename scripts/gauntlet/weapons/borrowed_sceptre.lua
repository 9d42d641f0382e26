-- table 6.3: kills a monster whose Attack is below its Defence.
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 4,
  uses = 2,
  window = "ready",
  worth = -14,

  may_use = function(self, game, hero)
    if not heroes.fights_monster(hero, game) or hero.killed == 1 then return false end
    local attack, defence = heroes.foe_numbers(hero, game)
    return attack < defence
  end,
  use = function(self, game, hero) hero:kill_foe() end,
  hint = function(self, game, hero) return odds.sure_kill(hero, game) - odds.reserve(hero, game) // 2 end,
}
