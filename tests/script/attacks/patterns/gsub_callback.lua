-- expect: attempt to call a nil value (field 'gsub')
return card { on_play = function() return string.gsub("x", "x", function() while true do end end) end }
