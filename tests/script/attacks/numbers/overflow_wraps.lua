-- expect: harmless
return card { on_play = function()
  assert(math.maxinteger + 1 == math.mininteger and math.maxinteger * 2 == -2 and math.mininteger - 1 == math.maxinteger)
end }
