-- expect: takes too long
return card { on_play = function()
  local t = {} for i = 1, 1000 do t[i] = i end
  while true do for k in pairs(t) do for l in pairs(t) do end end end
end }
