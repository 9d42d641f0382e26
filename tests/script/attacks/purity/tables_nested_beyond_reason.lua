-- expect: stand too deep inside each other
local t = {}
for i = 1, 150 do t = { t } end
return card { on_play = function() return t[1] == nil end }
