-- expect: cannot set [2]
local t = { 3 }
return card { on_play = function() table.insert(t, 1) end }
