-- expect: 'n' is a variable of the file
local n = 0
local keys = { [function() n = n + 1 return n end] = true }
return card { on_play = function() for k in pairs(keys) do return k() end end }
