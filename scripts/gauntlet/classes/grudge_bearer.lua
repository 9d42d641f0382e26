-- GF-103: a die for each wound, and a kill is a dodge as well; also without any wound.
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return class {
  defence = 14,
  uses = 2,
  window = "ready",
  worth = 5,
  suits = { "barbarian", "slayer" },

  may_use = function(self, game, hero)
    if hero.killed == 1 or hero.unarmed == 1 then return false end
    return hero.kill_dodges == 0 or (hero.wounds > 0 and heroes.will_roll(hero))
  end,
  use = function(self, game, hero)
    hero:add("fight_dice", hero.wounds)
    hero.kill_dodges = 1
  end,
  hint = function(self, game, hero)
    local dodge = hero.kill_dodges == 0 and odds.dodge(hero, game) * odds.kill(hero, game, hero.wounds) // 1000 or 0
    return odds.more_dice(hero, game, hero.wounds) + dodge - odds.reserve(hero, game)
  end,
}
