-- expect: harmless
return card { on_play = function()
  assert(tonumber("nan") == nil and tonumber("inf") == nil and tonumber("1e") == nil and tonumber("") == nil and tonumber("0x") == nil)
  assert(tonumber("  0x10  ") == 16 and tonumber("1_000") == nil and tonumber({}) == nil and tonumber("0x1p4") == 16.0)
end }
