-- expect: ran out of memory
-- A full table that loses one word and wins another is built anew each time.
return card { on_play = function()
  local t = {} for i = 1, 1023 do t["k" .. i] = i end
  local i = 1
  while true do t["k" .. i] = nil t["k" .. (i + 1023)] = 1 i = i + 1 end
end }
