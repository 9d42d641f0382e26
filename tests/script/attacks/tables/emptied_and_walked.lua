-- expect: takes too long
-- An emptied table keeps its places: whoever walks it passes them all.
return card { on_play = function()
  local t = {} for i = 1, 16000 do t[i] = i end for i = 1, 16000 do t[i] = nil end
  while true do for k in pairs(t) do end end
end }
