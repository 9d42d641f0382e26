-- expect: string.format: knows %d, %s and %% only
-- A width of a billion would be a billion blanks.
return card { on_play = function() return string.format("%999999999d", 1) end }
