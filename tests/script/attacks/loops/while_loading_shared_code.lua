-- expect: has mistakes of its own
local slow = use "lib/slow_code"
return card {}
-- file: toy/lib/slow_code.lua
while true do end
return {}
