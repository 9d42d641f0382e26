-- expect: the text would be longer than 8192 bytes
return card { on_play = function() local t = {} for i = 1, 3000 do t[i] = "xxxxxxxx" end return table.concat(t, "----") end }
