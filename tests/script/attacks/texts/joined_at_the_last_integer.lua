-- expect: harmless
return card { on_play = function()
  assert(table.concat({ [math.maxinteger] = "x" }, "", math.maxinteger, math.maxinteger) == "x")
end }
