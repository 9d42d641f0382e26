-- expect: 'n' is a variable of the file
local function counter() local n = 0 return { up = function() n = n + 1 return n end } end
local list = { { counter() } }
return card { on_play = function() return list[1][1].up() end }
