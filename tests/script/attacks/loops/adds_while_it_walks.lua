-- expect: harmless
-- pairs goes over the keys that were there when it began.
return card { on_play = function()
  local t, n = { a = 1, b = 2 }, 0
  for k in pairs(t) do n = n + 1 t["x" .. n] = n end
  assert(n == 2)
end }
