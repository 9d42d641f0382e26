-- expect: takes too long
return card { on_play = function()
  local t = {}
  for i = 1, 8190 do t[i * 8191 + 100000] = true end
  while true do for k in pairs(t) do break end end
end }
