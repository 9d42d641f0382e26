-- expect: attempt to index a string value
return card { on_play = function() local s = "x" s.shout = 1 end }
