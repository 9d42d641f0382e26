-- expect: harmless
return card { on_play = function()
  local step, n = pairs { 1, 2, 3, 4 }, 0
  for k in step do n = n + 1 for l in step do n = n + 10 end end
  assert(n == 31)
end }
