-- Time piles up: every second round a further minute falls out of the clock before whoever is about to act.
return adventure_card {
  number = 7,
  xp = 10,
  monsters = { { "odd_minute", per_party = { 1, 1 } }, { "sleepwalker", per_party = { 1, 2 } } },
  on_reveal = function(self, turn) turn:tell "minutes.reveal" end,
  on_round = function(self, turn, round)
    if round % 2 == 0 then
      turn:tell("minutes.another", turn.hero)
      turn:place("odd_minute", turn.hero)
    end
  end,
}
