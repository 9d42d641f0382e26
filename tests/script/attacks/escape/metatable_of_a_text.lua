-- expect: there is no 'getmetatable' here
return card { on_play = function() getmetatable("").__index = function() return 1 end end }
