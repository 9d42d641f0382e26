-- expect: takes too long
-- A step that does not change the number at all.
return card { on_play = function() for x = 1.0e18, 2.0e18, 1.0 do end end }
