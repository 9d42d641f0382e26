-- expect: takes too long
return card { on_play = function()
  local a, b = ("a"):rep(8000) .. "x", ("a"):rep(8000) .. "y"
  while true do local less = a < b end
end }
