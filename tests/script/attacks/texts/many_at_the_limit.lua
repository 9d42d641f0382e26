-- expect: ran out of memory
return card { on_play = function() local t, x = {}, ("x"):rep(8000) for i = 1, 100000 do t[i] = x .. i end end }
