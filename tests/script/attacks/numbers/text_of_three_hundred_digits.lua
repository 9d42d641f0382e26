-- expect: harmless
return card { on_play = function()
  assert(tonumber(("9"):rep(300)) == nil and tonumber("1e308") == 1e308 and tonumber("1e999") == 1 / 0)
  assert(#(1e308 .. "") == 6 and (2.0 * (1 << 53)) .. "" == "1.8014398509482e+16")
end }
