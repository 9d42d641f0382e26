-- expect: 'n' is a variable of the file
local n = 0
return card { on_play = function() return (function() return function() n = n + 1 end end)()() end }
