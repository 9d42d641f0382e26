-- expect: harmless
return card { on_play = function() local t = { 1, 2 } assert("n" ..#t.. #"ab" == "n22") end }
