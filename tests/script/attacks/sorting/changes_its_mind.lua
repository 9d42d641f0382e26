-- expect: harmless
return card { on_play = function()
  local t, sum, n = {}, 0, 0
  for i = 1, 300 do t[i] = i end
  table.sort(t, function() n = n + 1 return n % 3 == 0 end)
  for _, v in ipairs(t) do sum = sum + v end
  assert(sum == 300 * 301 // 2)
end }
