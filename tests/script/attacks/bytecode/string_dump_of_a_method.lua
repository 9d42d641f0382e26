-- expect: attempt to call a nil value (method 'dump')
return card { on_play = function() return ("x"):dump() end }
