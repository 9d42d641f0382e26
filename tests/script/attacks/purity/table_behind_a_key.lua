-- expect: cannot set 'x'
local inner = {}
local t = { [inner] = 1 }
local function key() for k in ipairs(t) do end return inner end
return card { on_play = function() key().x = 1 end }
