-- expect: harmless
return card { on_play = function()
  local nan = 0 / 0
  assert(math.maxinteger < 2.0 * (1 << 62) and math.maxinteger + 0.0 > math.maxinteger and nan ~= nan and not (nan < 1) and not (1 < nan))
  assert(math.max(1, 1.5) == 1.5 and math.type(math.max(2, 2.0)) == "integer")
end }
