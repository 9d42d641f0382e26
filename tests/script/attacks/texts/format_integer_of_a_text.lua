-- expect: string.format: needs an integer, not a text
return card { on_play = function() return string.format("%d", "10") end }
