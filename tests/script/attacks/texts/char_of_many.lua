-- expect: takes too long
return card { on_play = function() local t = {} for i = 1, 200 do t[i] = 65 end while true do string.char(table.unpack(t)) end end }
