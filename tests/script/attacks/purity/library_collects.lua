-- expect: cannot set
-- A library that remembers what it was given, in a table of its own.
local register = use "lib/collecting"
register("me")
return card {}
-- file: toy/lib/collecting.lua
local seen = {}
return function(name) local s = seen s[#s + 1] = name return #s end
