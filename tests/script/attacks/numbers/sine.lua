-- expect: attempt to call a nil value (field 'sin')
return card { on_play = function() return math.sin(1) end }
