-- expect: sort copy(t) instead
local t = { 2, 1 }
return card { on_play = function() table.sort(t) end }
