-- expect: harmless
return card { on_play = function()
  local t = { 3, 1, 2 }
  table.sort(t, function(a, b) table.sort(t) return a < b end)
  assert(t[1] == 1 and t[3] == 3)
end }
