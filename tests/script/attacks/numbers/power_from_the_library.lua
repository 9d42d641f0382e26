-- expect: attempt to call a nil value (field 'pow')
return card { on_play = function() return math.pow(2, 0.5) end }
