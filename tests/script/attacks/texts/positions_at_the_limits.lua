-- expect: harmless
return card { on_play = function()
  local s, least, most = "abc", math.mininteger, math.maxinteger
  assert(s:sub(least, most) == "abc" and s:sub(most, least) == "" and s:sub(most) == "" and s:sub(-2, -1) == "bc")
  assert(s:byte(least) == nil and s:byte(most) == nil and s:byte(-3) == 97)
  assert(s:find("b", least) == 2 and s:find("b", most) == nil and s:find("", most) == 4)
end }
