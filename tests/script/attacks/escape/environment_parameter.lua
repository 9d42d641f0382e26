-- expect: there is no _ENV here
local f = function(_ENV) x = 1 end
return card { on_play = function() f({}) end }
