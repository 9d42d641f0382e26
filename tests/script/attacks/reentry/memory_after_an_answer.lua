-- expect: ran out of memory
return card { on_play = function(self, hero)
  local t = {}
  for i = 1, 60 do hero:ask(3) for k = 1, 100 do t[#t + 1] = ("x"):rep(8000) .. i .. k end end
  for i = 1, 10000 do t[#t + 1] = ("x"):rep(8000) .. i end
end }
