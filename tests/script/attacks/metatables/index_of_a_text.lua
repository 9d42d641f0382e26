-- expect: harmless
return card { on_play = function()
  local s = "abc"
  assert(s[1] == nil and s.len == string.len and s.nothing == nil)
end }
