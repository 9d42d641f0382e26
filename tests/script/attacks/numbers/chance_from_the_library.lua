-- expect: attempt to call a nil value (field 'random')
return card { on_play = function() return math.random(6) end }
