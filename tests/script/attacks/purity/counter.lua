-- expect: 'n' is a variable of the file
local n = 0
return card { on_play = function() n = n + 1 return n end }
