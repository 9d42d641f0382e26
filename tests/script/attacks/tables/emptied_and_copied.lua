-- expect: takes too long
return card { on_play = function()
  local t = {} for i = 1, 16000 do t[i] = i end for i = 1, 16000 do t[i] = nil end
  while true do copy(t) end
end }
