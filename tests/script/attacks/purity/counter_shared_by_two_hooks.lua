-- expect: 'n' is a variable of the file
local n = 0
return card { on_play = function() return n end, on_poke = function() n = n + 1 end }
