-- It buttons over whatever is stuffed behind it: three cards that were not played.
return effect {
  turns = -1,
  when = { on_turn_end = { turn = { hero = "own" } } },
  on_turn_end = function(self, turn)
    if turn.hero.hand_count >= 3 then turn.hero:gain_armour(2) end
  end,
}
