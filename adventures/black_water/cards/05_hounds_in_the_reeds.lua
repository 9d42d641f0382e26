-- They hunt in turns: after the first kill the survivors hesitate and everybody else gets a breath. Once round you, they close in
-- on whoever does not spare a hand to stand back to back.
local crowd = use "lib/crowd"
local spare = use "lib/spare"

return adventure_card {
  number = 5,
  xp = 5,
  monsters = { { "bog_hound", per_party = { 1, 1 } }, { "flour_rat", per_party = { 1, 2 } } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "bog_hound")
    turn:tell "hounds.reveal"
  end,
  on_kill = function(self, hero, monster)
    if monster:has_type "beast" and not self.state.howled then
      self.state.howled = true
      for _, other in ipairs(hero.monsters) do other:enrage(-1) end
    end
  end,
  on_round = function(self, turn, round)
    if round ~= 2 then return end
    self.state.close = true
    turn:tell "hounds.close"
  end,
  on_turn_start = function(self, turn)
    local hero = turn.hero
    self.state.back = self.state.close and #hero.monsters > 0
      and spare.card(hero, "hounds", "hounds.back", "hounds.stand")
  end,
  monster_attack_change = function(self, monster, hero)
    return self:part("pack", self.state.close and not self.state.back and 4 or 0)
  end,
}
