-- expect: cannot set [1]
local t = { 3 }
return card { on_play = function() table.remove(t) end }
