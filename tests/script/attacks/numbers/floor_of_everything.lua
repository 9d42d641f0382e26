-- expect: harmless
return card { on_play = function()
  assert(math.floor(1e300) == 1e300 and math.floor(-1 / 0) == -1 / 0 and math.ceil(-0.5) == 0 and math.floor(2.0) == 2)
  local nan = math.floor(0 / 0) assert(nan ~= nan)
  assert(math.tointeger(2.0 * (1 << 62)) == nil and math.tointeger("3") == nil and math.type("3") == nil)
end }
