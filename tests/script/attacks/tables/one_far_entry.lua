-- expect: harmless
-- A list that would need the whole memory, if tables were lists.
return card { on_play = function()
  local t = {}
  t[1 << 40] = 1 t[math.maxinteger] = 2 t[math.mininteger] = 3
  assert(#t == 0)
end }
