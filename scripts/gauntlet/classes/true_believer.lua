-- GF-118: kills, with Defence 0 this turn; what raises it afterwards counts.
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return class {
  defence = 15,
  uses = 2,
  window = "ready",
  worth = 8,
  suits = { "paladin", "slayer" },

  may_use = function(self, game, hero) return heroes.fights_monster(hero, game) and hero.killed == 0 end,
  use = function(self, game, hero)
    hero:add("turn_defence", -heroes.defence(hero, game))
    hero:kill_foe()
  end,
  hint = function(self, game, hero)
    local blow = heroes.would_be_hit(hero, game) and 0 or odds.blow(hero, game)
    return odds.sure_kill(hero, game) - blow - odds.reserve(hero, game)
  end,
}
