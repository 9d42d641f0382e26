-- Once in a fight, when one is at the end of one's hand, there is another door.
local fight = use "lib/fight"

return effect {
  turns = -1,
  when = { on_turn_start = { turn = { hero = "own" } } },
  on_turn_start = function(self, turn)
    if fight.anew(turn) then self.state.spent = false end
  end,
  on_encounter_end = function(self, turn) self.state.spent = false end,
  can_use = function(self, hero) return not self.state.spent and hero.hand_count > 0 and hero.hand_count <= 3 and #hero.targets > 0 end,
  on_use = function(self, hero)
    self.state.spent = true
    hero:draw(hero:discard(hero.hand_count))
  end,
}
