-- GF-128: two dice of this roll again, extra ones too.
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 4,
  uses = 2,
  window = "rolled",
  worth = -13,

  may_use = function(self, game, hero) return #hero.state.dice > 0 and hero.fixed_roll == 0 end,
  use = function(self, game, hero)
    local options = {}
    for _, face in ipairs(hero.state.dice) do options[#options + 1] = { "again", number = face } end
    local places = game:ask {
      seat = hero.owner, prompt = "reroll", shape = "some", options = options, least = 1, most = math.min(2, #options),
    }
    table.sort(places)
    hero:reroll(places)
  end,
  hint = function(self, game, hero) return odds.again(hero, game, 2) - odds.reserve(hero, game) // 2 end,
}
