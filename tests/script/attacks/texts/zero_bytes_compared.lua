-- expect: a code is 1 to 255
-- Lua compares such texts piece by piece: a tenth of a millisecond in one instruction.
return card { on_play = function()
  local a = string.rep(string.char(0), 8000)
  while true do if a .. "b" < a .. "a" then end end
end }
