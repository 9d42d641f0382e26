-- expect: harmless
local mine = copy(string)
return card { on_play = function()
  local s = copy(string)
  s.len = function() return 7 end
  assert(s.len("x") == 7 and string.len("x") == 1 and ("x"):len() == 1)
end }
