-- expect: attempt to call a nil value (method 'gsub')
return card { on_play = function() local s = "x" for i = 1, 40 do s = s:gsub(".", "%0%0") end end }
