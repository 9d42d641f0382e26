-- expect: harmless
return card { on_play = function()
  assert(("a.b"):find(".") == 2 and ("aaa"):find("a*") == nil and ("%d"):find("%d") == 1 and ("[a"):find("[") == 1)
end }
