-- expect: keys of this table are too much alike
local t = {}
for i = 1, 2000 do t[i * 2047 + 100000] = true end
return card { on_play = function() local k = 2047 * 9000 + 100000 while true do local a = t[k] end end }
