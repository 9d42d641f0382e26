-- expect: takes too long
return card { on_play = function() local s = "a" while true do s:rep(8000) end end }
