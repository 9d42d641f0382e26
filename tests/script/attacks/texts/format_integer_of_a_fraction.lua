-- expect: string.format: needs an integer, not a number with a point
return card { on_play = function() return string.format("%d", 1.5) end }
