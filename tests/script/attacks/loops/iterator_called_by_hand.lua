-- expect: harmless
return card { on_play = function()
  local step = pairs { 1 }
  assert(step() == 1 and step() == nil and step("x", {}) == nil)
end }
