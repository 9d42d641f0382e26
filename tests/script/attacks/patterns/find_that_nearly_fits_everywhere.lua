-- expect: takes too long
return card { on_play = function()
  local s = ("a"):rep(8000)
  while true do s:find("ab") end
end }
