-- expect: the result of pairs() cannot be kept
local t = { step = pairs { 1, 2, 3 } }
return card { on_play = function() return t.step() end }
