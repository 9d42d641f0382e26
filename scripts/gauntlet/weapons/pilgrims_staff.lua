-- GF-134: +2 dice or +6 Defence, this turn.
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 3,
  uses = 4,
  window = "ready",
  worth = -10,

  may_use = function(self, game, hero) return heroes.will_roll(hero) or heroes.would_be_hit(hero, game) end,
  use = function(self, game, hero)
    local options = { { "more_dice", number = 2 }, { "more_defence", number = 6 } }
    local chosen = options[game:ask { seat = hero.owner, prompt = "staff", options = options }]
    hero:add(chosen[1] == "more_dice" and "turn_dice" or "turn_defence", chosen.number)
  end,
  hint = function(self, game, hero)
    return math.max(odds.more_dice(hero, game, 2), odds.brace(hero, game, 6)) - odds.reserve(hero, game)
  end,
}
