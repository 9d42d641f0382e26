-- expect: harmless
-- What a frozen table inherits from cannot be reached through its own keys.
local t = { 1, 2 }
return card { on_play = function() assert(t.__index == nil and t.advice == nil and t.__newindex == nil and t[2] == 2) end }
