-- expect: takes too long
-- Two long texts that are equal but not the same.
return card { on_play = function()
  local a, b = ("a"):rep(4000) .. ("a"):rep(4000), ("a"):rep(8000)
  while true do local same = a == b end
end }
