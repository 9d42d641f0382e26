-- expect: 'n' is a variable of the file
local function counter() local n = 0 return function() n = n + 1 return n end end
local count = counter()
return card { on_play = function() return count() end }
