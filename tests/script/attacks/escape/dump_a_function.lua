-- expect: attempt to call a nil value (field 'dump')
return card { on_play = function() return string.dump(function() end) end }
