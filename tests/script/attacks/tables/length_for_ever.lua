-- expect: takes too long
return card { on_play = function() local t = {} for i = 1, 16000 do t[i] = i end while true do local n = #t end end }
