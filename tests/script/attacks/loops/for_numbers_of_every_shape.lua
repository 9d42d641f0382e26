-- expect: harmless
return card { on_play = function()
  local t, n = { 3, 1, 2, f = function(x) for i = 1, x do if i == 2 then return i end end return x end }, 0
  for i = #t, 1, -1 do n = n + t[i] end
  for i = t.f(2), t.f(t[1]) + #"ab" -- a comment , do
  do n = n + i end
  for i = 0x2, 2e0 do n = n + i end
  for i = (function() for j = 1, #t do if j > 1 then return j end end end)(), ({ 2, 3 })[2], 1 do n = n + i end
  for k, v in ipairs({ 1 }) do for i = v, k do n = n + i end end
  repeat for i = -1, - 1 do n = n + i end until true
  assert(n == 6 + (2 + 3 + 4) + 2 + 5 + 1 - 1, n)
end }
