-- A party meets his rats as well, one for every two heroes, and from four on his dogs before the others. He grinds on: every second round the race gives up another hand
-- for every full pair. The more mouths, the harder he grinds; once half his life is gone he lets the wheel go: whoever
-- hangs on is hurt now, whoever does not is struck harder from then on.
local company = use "lib/company"

local hold = 4

return boss {
  life = 4,
  party_life = { 17, 1 },
  attack = 0,
  types = { "undead" },
  loot = { { "weapon", per_party = { 1, 2 } }, { "card", per_party = { 1, 2 } }, "nuggets" },
  xp = 10,
  xp_all = 20,

  on_reveal = function(self, turn)
    turn:tell "miller.comes"
    self.state.half = self.life // 2
    company.count(self, turn, 2)
    local heroes = turn.heroes
    local rats = #heroes > 1 and (#heroes + 1) // 2 or 0
    for i = 1, rats do turn:place("flour_rat", heroes[i]) end
    if #heroes > 3 then
      for i = rats + 1, #heroes do turn:place("bog_hound", heroes[i]) end
    end
  end,
  on_round = function(self, turn, round)
    if round % 2 == 1 then
      turn:tell "miller.hand"
      for _ = 1, math.max(1, turn.party_size // 2) do turn:place("drowned_hand", turn.leader) end
    end
  end,
  on_wound = function(self, hero, dealt)
    if self.life <= (self.state.half or 0) then self.state.loose = true end
  end,
  on_turn_start = function(self, turn)
    if not self.state.loose or self.state.told then return end
    self.state.told = true
    turn:tell "miller.loose"
    for _, hero in ipairs(turn.heroes) do
      if hero.life > hold and hero:choose("wheel", { "wheel.hold", "wheel.stand" }) == 1 then
        hero:lose_life(hold)
        self.state[hero.kind] = true
      end
    end
  end,
  when = { monster_attack_change = { monster = "self" } },
  monster_attack_change = function(self, monster, hero)
    return company.of(self) + self:part("loose", self.state.told and not self.state[hero.kind] and 2 or 0)
  end,
}
