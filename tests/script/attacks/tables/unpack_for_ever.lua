-- expect: takes too long
return card { on_play = function() local t = {} for i = 1, 200 do t[i] = i end while true do select("#", table.unpack(t)) end end }
