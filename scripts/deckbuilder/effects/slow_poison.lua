return effect {
  turns = 3,

  when = { on_turn_start = { turn = { hero = "own" } } },
  on_turn_start = function(self, turn) turn.hero:lose_life(1) end,
}
