-- expect: harmless
return card { on_play = function()
  local s = "a\0b\0c"
  assert(#s == 5 and s:find("b\0c") == 3 and s:upper() == "A\0B\0C" and tonumber("1\0") == nil and "a\0b" < "a\0c")
end }
