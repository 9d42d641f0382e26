-- expect: ran out of memory
return card { on_play = function() local t = {} for i = 1, 100000 do t[i] = ("x"):rep(8000) .. i end end }
