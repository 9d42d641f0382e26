-- He calls the hour, and it is always the same one: every third round it is five to eleven again, and he is as he was. In
-- between the clock loses a minute. At half his life he stops calling and starts shouting.
return boss {
  life = 1,
  party_life = { 6, 1 },
  attack = -1,
  types = { "human" },
  loot = { { "=watchmans_halberd" }, { "weapon", per_party = { 1, 3 } }, { "card", per_party = { 1, 2 } }, "nuggets" },
  xp = 10,
  xp_all = 20,

  on_reveal = function(self, turn)
    turn:tell "watchman.comes"
    self.state.half = self.life // 2
  end,
  on_round = function(self, turn, round)
    if round % 3 == 0 then
      turn:tell "watchman.calls"
      self:mend(turn.party_size)
    else
      turn:tell "watchman.minute"
      turn:place("odd_minute", turn.leader)
    end
  end,
  on_wound = function(self, hero, dealt)
    if self.life <= (self.state.half or 0) then self.state.shouting = true end
  end,
  on_turn_start = function(self, turn)
    if self.state.shouting and not self.state.told then
      self.state.told = true
      turn:tell "watchman.shouts"
    end
  end,
  when = { monster_attack_change = { monster = "self" } },
  monster_attack_change = function(self, monster, hero) return self.state.shouting and 1 or 0 end,
}
