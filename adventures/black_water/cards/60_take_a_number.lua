-- The best number is served first, the worst is charged for waiting.
return adventure_card {
  number = 60,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "number.reveal"
    local best, worst = nil, nil
    local high, low = 0, 7
    for _, hero in ipairs(turn.heroes) do
      local roll = hero:roll()
      if roll > high then best, high = hero, roll end
      if roll < low then worst, low = hero, roll end
    end
    best:give_effect "bell_courage"
    turn:tell("number.best", best, high)
    if turn.party_size > 1 then
      worst:give_effect "pit_debt"
      turn:tell("number.worst", worst, low)
    end
  end,
}
