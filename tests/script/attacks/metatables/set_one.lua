-- expect: there is no 'setmetatable' here
return card { on_play = function() return setmetatable({}, {}) end }
