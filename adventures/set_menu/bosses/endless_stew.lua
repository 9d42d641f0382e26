-- On the fire since the house was founded. Every second round a dumpling comes up; below half it boils over, and everybody is near.
-- Cooks who crowd round it spoil its temper: it attacks with 1 more for each beyond the second.
return boss {
  life = 3,
  party_life = { 14, 1 },
  attack = 2,
  types = { "slime" },
  loot = { { "=pepper_mill" }, { "card", per_party = { 1, 2 } }, "nuggets" },
  xp = 10,
  xp_all = 20,

  on_reveal = function(self, turn)
    turn:tell "stew.comes"
    self.state.half = self.life // 2
    self.state.crowd = math.max(0, turn.party_size - 2)
  end,
  on_wound = function(self, hero, dealt)
    if self.life <= (self.state.half or 0) then self.state.boiling = true end
  end,
  on_round = function(self, turn, round)
    if self.state.boiling then
      turn:tell "stew.boils"
      for _, hero in ipairs(turn.heroes) do
        if hero.life > 1 then hero:lose_life(1) end
      end
    end
    if round % 2 == 0 then
      turn:tell("stew.dumpling", turn.leader)
      turn:place("old_dumpling", turn.leader)
    end
  end,
  when = { monster_attack_change = { monster = "self" } },
  monster_attack_change = function(self, monster, hero) return self.state.crowd or 0 end,
}
