-- The cheese is above you: every second round something rolls.
return adventure_card {
  number = 5,
  xp = 10,
  monsters = { { "hard_cheese", per_party = { 1, 2 } }, { "sour_grape", per_party = { 1, 1 } } },
  on_reveal = function(self, turn) turn:tell "shelf.reveal" end,
  on_round = function(self, turn, round)
    if round % 2 ~= 0 then return end
    turn:tell("shelf.rolls", turn.hero)
    turn.hero:hurt(2)
  end,
}
