-- expect: harmless
return card { on_play = function()
  for i = 1, 1000 do local t = { __gc = function() while true do end end, __mode = "kv" } end
end }
