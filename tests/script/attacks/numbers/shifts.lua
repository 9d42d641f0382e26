-- expect: harmless
return card { on_play = function()
  assert(1 << 64 == 0 and 1 << -1 == 0 and 1 >> 1000000 == 0 and -1 >> 63 == 1 and 1 << math.mininteger == 0)
  assert(1 << 63 == math.mininteger and ~0 == -1 and math.mininteger >> math.maxinteger == 0)
end }
