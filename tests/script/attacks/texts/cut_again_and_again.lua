-- expect: takes too long
return card { on_play = function() local s = ("x"):rep(8000) while true do local c = s:sub(2, 8000) end end }
