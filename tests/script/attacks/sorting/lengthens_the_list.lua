-- expect: harmless
return card { on_play = function()
  local t = { 5, 4, 3 }
  table.sort(t, function(a, b) t[#t + 1] = 9 return a < b end)
  assert(t[1] == 3 and t[3] == 5)
end }
