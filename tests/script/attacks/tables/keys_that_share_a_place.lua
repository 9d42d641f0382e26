-- expect: ran out of memory
-- Eight thousand whole numbers in one place of the table: each look goes past all of them.
return card { on_play = function()
  local t = {}
  for i = 1, 8190 do t[i * 8191 + 100000] = true end
  local k = 8191 * 9000 + 100000
  while true do local a = t[k] end
end }
