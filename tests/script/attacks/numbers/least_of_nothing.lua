-- expect: math.min: needs a number, not nothing
return card { on_play = function() return math.min() end }
