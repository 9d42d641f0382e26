-- expect: harmless
-- The one division that traps on processors.
return card { on_play = function()
  local least = math.mininteger
  assert(least // -1 == least and least % -1 == 0 and -least == least and math.abs(least) == least)
end }
