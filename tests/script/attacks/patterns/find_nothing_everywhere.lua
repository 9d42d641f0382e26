-- expect: takes too long
return card { on_play = function() local s = ("a"):rep(8000) local at = 1 while true do at = s:find("", at) end end }
