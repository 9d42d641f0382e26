return effect {
  turns = 3,

  on_turn_start = function(self, turn)
    if turn.hero == self.hero then turn.hero:lose_life(1) end
  end,
}
