-- expect: takes too long
return card { on_play = function()
  local s, w = ("a"):rep(8000), ("a"):rep(4000) .. "b"
  while true do s:find(w) end
end }
