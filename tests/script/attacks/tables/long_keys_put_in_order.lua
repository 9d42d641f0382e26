-- expect: takes too long
return card { on_play = function()
  local x, t = ("k"):rep(8000), {}
  for i = 1, 3000 do t[x .. i] = i end
  while true do for k in pairs(t) do break end end
end }
