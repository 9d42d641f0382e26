-- expect: there is no '_G' here
-- The table of all globals would be a door to everything.
return card { on_play = function() return _G.os end }
