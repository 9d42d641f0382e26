-- expect: harmless
return card { on_play = function()
  local t = {} for i = 1, 200 do t[i] = i end
  local u = { table.unpack(t), table.unpack(t) }
  assert(#u == 201)
end }
