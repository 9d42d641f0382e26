-- expect: takes too long
-- One argument that names the same emptied table a thousand times.
return card { on_play = function(self, hero, turn)
  local t, u = {}, {} for i = 1, 16000 do t[i] = i end for i = 1, 16000 do t[i] = nil end
  for i = 1, 1000 do u[i] = t end
  while true do turn:sum(u) end
end }
