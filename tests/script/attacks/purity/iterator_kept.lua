-- expect: the result of pairs() cannot be kept
-- An iterator knows how far it is.
local step = pairs { 1, 2, 3 }
return card { on_play = function() return step() end }
