-- He bets with whoever's turn it is: a die, 4 or more wins, and the champion of the road adds 1. He loses life, or the hero
-- does; never the last point of it. Who does not care to bet bores him. At half his life the stakes go up.
local function stake_of(self) return self.state.raised and 4 or 2 end

return boss {
  life = 5,
  party_life = { 14, 1 },
  attack = 2,
  types = { "human" },
  loot = { { "card", per_party = { 1, 2 } } },
  xp = 20,
  xp_all = 30,

  on_reveal = function(self, turn)
    turn:tell "tarry.comes"
    self.state.half = self.life // 2
  end,
  on_wound = function(self, hero, dealt)
    if self.life <= (self.state.half or 0) then self.state.raised = true end
  end,
  on_turn_start = function(self, turn)
    if self.state.raised and not self.state.told then
      self.state.told = true
      turn:tell "tarry.raises"
    end
    local hero = turn.hero
    self.state.bored = hero:choose("tarry", { "tarry.bet", "tarry.decline" }) == 2
    if self.state.bored then return end
    local stake = stake_of(self)
    local roll = hero:roll()
    if turn.story:has_title(hero, "title.late_mayor") then roll = roll + 1 end
    if roll >= 4 then
      turn:tell("tarry.loses", hero)
      self:wound(math.min(stake, self.life - 1))
    else
      turn:tell("tarry.wins", hero)
      hero:lose_life(math.min(stake, hero.life - 1))
    end
  end,
  on_round = function(self, turn, round)
    if round % 3 == 0 then
      turn:tell("tarry.hour", turn.leader)
      local heroes = turn.heroes
      for i = 1, #heroes, 2 do turn:place("small_hour", heroes[i]) end
    end
  end,
  when = { monster_attack_change = { monster = "self" } },
  monster_attack_change = function(self, monster, hero) return self.state.bored and 2 or 0 end,
}
