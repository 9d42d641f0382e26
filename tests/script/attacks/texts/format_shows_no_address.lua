-- expect: harmless
return card { on_play = function(self)
  assert(string.format("%s %s %s", {}, function() end, pairs) == "table function function")
end }
