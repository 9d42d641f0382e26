-- expect: harmless
return card { on_play = function()
  local t = {}
  for i = 1, 40 do t[i] = i t["k" .. i] = i end
  for i = 3, 40, 3 do t[i] = nil end
  assert(#t == 2 and #{ 1, nil, 3 } == 1 and #{ nil, nil, 3 } == 0)
end }
