-- The water rises by one each round; at three it comes over the wall. Everybody may put hands to the wheel (an effect
-- with a use, two cards) and each who does lowers it by one. Below half her life she tears at the gate, unless
-- somebody brought her what she is looking for.
local company = use "lib/company"

return boss {
  life = 1,
  party_life = { 26, 1 },
  attack = 2,
  heavy = true,
  element = "water",
  types = { "human" },
  resists = { water = 3 },
  shows = { flood = 3 },
  loot = { { "card", per_party = 1 } },
  xp = 30,
  xp_all = 40,

  on_reveal = function(self, turn)
    turn:tell(turn.story:has_flag "knocked" and "warden.comes_soup" or "warden.comes")
    self.state.company = turn.party_size > 1 and 3 or 0
    self.state.flood = 0
    self.state.half = self.life // 2
    for _, hero in ipairs(turn.heroes) do hero:give_effect "wheel_hands" end
    if turn.story:has_flag "climbed" then
      turn:tell "warden.surprised"
      self:wound(2 * turn.party_size)
    end
  end,
  on_wound = function(self, hero, dealt)
    if self.life <= (self.state.half or 0) then self.state.torn = true end
  end,
  on_turn_start = function(self, turn)
    if not self.state.torn or self.state.told then return end
    self.state.told = true
    if turn.story:has_flag "ring" or turn.story:has_flag "name" then
      self.state.calm = true
      turn:tell(turn.story:has_flag "ring" and "warden.ring" or "warden.name", turn.hero)
    else
      turn:tell "warden.torn"
    end
  end,
  on_round = function(self, turn, round)
    local turned = 0
    for _, hero in ipairs(turn.heroes) do
      if hero:end_effect "wheel_turned" then turned = turned + 1 end
    end
    self.state.flood = math.max(0, self.state.flood + 1 - turned)
    if self.state.flood < 3 then
      turn:tell("warden.water", turn.hero, self.state.flood)
      return
    end
    self.state.flood = 0
    turn:tell "warden.flood"
    for _, hero in ipairs(turn.heroes) do
      hero:hurt(5)
      turn:place("drowned_hand", hero)
    end
  end,
  when = { monster_attack_change = { monster = "self" } },
  monster_attack_change = function(self, monster, hero)
    if not self.state.told then return company.of(self) end
    return company.of(self) + (self.state.calm and self:part("calm", -2) or self:part("torn", 2))
  end,
}
