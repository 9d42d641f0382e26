-- expect: a 'for' loop counts with numbers, not with a text
-- Lua would read all the digits in one instruction.
return card { on_play = function()
  local d = ("1"):rep(8000) .. ".5"
  while true do for i = 1, d do break end end
end }
