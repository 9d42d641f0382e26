-- expect: attempt to call a nil value (field 'move')
return card { on_play = function() table.move({}, 1, 1000000000, 2) end }
