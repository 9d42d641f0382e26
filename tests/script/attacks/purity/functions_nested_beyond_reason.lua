-- expect: stand too deep inside each other
local f = function() return 1 end
for i = 1, 150 do local g = f f = function() return g() end end
return card { on_play = function() return f() end }
