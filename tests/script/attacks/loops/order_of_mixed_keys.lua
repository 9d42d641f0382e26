-- expect: harmless
return card { on_play = function(self, hero)
  local seen = ""
  for k in pairs({ z = 1, a = 1, [2] = 1, [-1] = 1, [0.5] = 1, [true] = 1, [false] = 1, [1e300] = 1, [""] = 1 }) do seen = seen .. tostring(k) .. " " end
  assert(seen == "-1 2 0.5 1e+300  a z false true ", seen)
end }
