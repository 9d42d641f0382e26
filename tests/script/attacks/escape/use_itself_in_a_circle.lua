-- expect: has mistakes of its own
local a = use "lib/circle_one"
return card {}
-- file: toy/lib/circle_one.lua
return use "lib/circle_two"
-- file: toy/lib/circle_two.lua
return use "lib/circle_one"
