-- GF-126: all dice of this roll again, extra ones too.
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 5,
  uses = 2,
  window = "rolled",
  worth = 20,

  may_use = function(self, game, hero) return #hero.state.dice > 0 and hero.fixed_roll == 0 end,
  use = function(self, game, hero)
    local places = {}
    for place = 1, #hero.state.dice do places[place] = place end
    hero:reroll(places)
  end,
  hint = function(self, game, hero) return odds.again(hero, game, #hero.state.dice) - odds.reserve(hero, game) // 2 end,
}
