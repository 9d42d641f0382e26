-- Whoever died at her casks guards them. Three old casks feed her. Each second round one bursts: beer for you, a bud of
-- hers as well. A bud that dies costs her a life point. When the casks are empty she is in a temper.
local company = use "lib/company"
local crowd = use "lib/crowd"

return boss {
  life = 20,
  party_life = { 18, 1 },
  attack = 1,
  types = { "vinegar" },
  immune = { "water" },
  loot = { { "potion", per_party = { 1, 2 } }, { "card", per_party = 1 } },
  monsters = { { "marsh_wight", per_party = { 1, 2 } } },
  xp = 20,
  xp_all = 30,

  on_reveal = function(self, turn)
    crowd.gather(turn, "marsh_wight")
    turn:tell "mother.comes"
    company.count(self, turn)
    self.state.casks = 3
  end,
  on_round = function(self, turn, round)
    if round % 2 == 1 or self.state.casks == 0 then return end
    self.state.casks = self.state.casks - 1
    turn:drop("beer", turn.hero)
    turn:place("vinegar_drop", turn.hero)
    turn:tell(self.state.casks == 0 and "mother.empty" or "mother.burst", turn.hero, self.state.casks)
  end,
  on_kill = function(self, hero, monster)
    if monster ~= self and monster:has_type "vinegar" and self.life > 1 then self:wound(1) end
  end,
  when = { monster_attack_change = { monster = "self" } },
  monster_attack_change = function(self, monster, hero) return company.of(self) + self:part("temper", self.state.casks == 0 and 1 or 0) end,
}
