-- expect: takes too long
return card { on_play = function() local s = ("x"):rep(8000) while true do s = s:upper():lower() end end }
