-- expect: 'a' is a variable of the file
local function make(...) local a = ... return function() a = (a or 0) + 1 return a end end
local up = make(1)
return card { on_play = function() return up() end }
