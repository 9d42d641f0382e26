-- expect: harmless
return card { on_play = function()
  local t = { 5, 4, 3, 2, 1 }
  table.sort(t, function(a, b) for i = 1, 5 do t[i] = nil end return a < b end)
  assert(t[1] == 1 and #t == 5)
end }
