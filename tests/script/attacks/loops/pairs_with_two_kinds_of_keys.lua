-- expect: a function as a key cannot be put in order
return card { on_play = function(self, hero)
  local keys = {}
  for i = 1, 9 do keys[{}] = i keys[function() return i end] = i end
  for k in pairs(keys) do hero:poke(1) end
end }
