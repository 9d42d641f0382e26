-- expect: should be a plain value, not a hero as a key
return card { on_play = function(self, hero, turn)
  return { a = turn, [turn] = 1, b = turn, c = turn, [hero] = turn, d = { [turn] = 1 }, e = turn }
end }
