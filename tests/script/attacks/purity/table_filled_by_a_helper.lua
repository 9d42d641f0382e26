-- expect: cannot set 'x': this table belongs to the file
local t = {}
local function put(where, key) where[key] = 1 end
return card { on_play = function() put(t, "x") end }
