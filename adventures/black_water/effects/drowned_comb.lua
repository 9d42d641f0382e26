-- It likes things cleared: once a turn, whoever combs the last Monster out from before a hero draws a card.
return effect {
  turns = -1,
  when = { on_turn_start = { turn = { hero = "own" } }, on_kill = { hero = "own" } },
  on_turn_start = function(self, turn) self.state.drawn = false end,
  on_kill = function(self, hero, monster)
    local whose = monster.hero
    if self.state.drawn or not whose or #whose.monsters > 0 then return end
    self.state.drawn = true
    hero:draw(1)
  end,
}
