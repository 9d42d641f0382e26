-- GF-123: a token for each kill; two dice for a token.
local heroes = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

return weapon {
  dice = 4,
  uses = 0,
  window = "ready",
  worth = 0,

  on_kill = function(self, game, hero)
    self:add("tokens", 1)
    game:tell("log.weapon_token", { hero = hero, card = self, total = self.tokens })
  end,
  may_use = function(self, game, hero) return heroes.will_roll(hero) end,
  use = function(self, game, hero) hero:add("fight_dice", 2) end,
  hint = function(self, game, hero) return odds.more_dice(hero, game, 2) - odds.reserve(hero, game) // 2 end,
}
