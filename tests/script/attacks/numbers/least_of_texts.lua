-- expect: math.max: needs a number, not a text
return card { on_play = function() return math.max(1, "2") end }
