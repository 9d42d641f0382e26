-- A thumb on the scales: the last life point is never weighed.
return effect {
  turns = -1,
  when = { on_hit = { hero = "own", monster = { life = 1 } } },
  on_hit = function(self, hero, monster, dealt) monster:kill() end,
}
