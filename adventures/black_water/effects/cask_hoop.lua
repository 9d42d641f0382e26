-- It gives, where a belt would not: the biggest blows are less, all others as they are.
return effect {
  turns = -1,
  when = { damage_change = { hero = "own" } },
  damage_change = function(self, hero, dealt) return dealt >= 8 and -1 or 0 end,
}
