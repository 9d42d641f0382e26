-- expect: takes too long
-- Copies of values live outside Lua's memory: they are paid for by their size.
return card { on_play = function(self, hero, turn)
  local s, t = ("x"):rep(8000), {}
  for i = 1, 16000 do t[i] = s end
  turn:sum(t)
end }
