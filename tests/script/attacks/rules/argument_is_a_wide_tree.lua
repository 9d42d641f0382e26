-- expect: takes too long
-- Seven tables deep is allowed, but a value is copied leaf by leaf.
return card { on_play = function(self, hero, turn)
  local t = { 1 }
  for i = 1, 6 do local u = {} for k = 1, 20 do u[k] = t end t = u end
  turn:sum(t)
end }
