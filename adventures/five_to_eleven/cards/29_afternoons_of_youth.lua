-- A Lost Afternoon that is killed is found again: its killer draws a card.
return adventure_card {
  number = 29,
  xp = 20,
  monsters = { { "lost_afternoon", per_party = { 2, 3 } }, { "wasted_hour", per_party = { 1, 1 } } },
  on_reveal = function(self, turn) turn:tell "youth.reveal" end,
  when = { on_kill = { monster = { id = "lost_afternoon" } } },
  on_kill = function(self, hero, monster) hero:draw(1) end,
}
