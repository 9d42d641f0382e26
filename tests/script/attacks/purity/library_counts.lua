-- expect: has mistakes of its own
local count = use "lib/counting"
return card { on_play = function() return count() end }
-- file: toy/lib/counting.lua
local n = 0
return function() n = n + 1 return n end
