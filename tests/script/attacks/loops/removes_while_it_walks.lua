-- expect: harmless
return card { on_play = function()
  local t, seen = { a = 1, b = 2, c = 3 }, ""
  for k in pairs(t) do seen = seen .. k t.a, t.b = nil, nil end
  assert(seen == "ac")
end }
