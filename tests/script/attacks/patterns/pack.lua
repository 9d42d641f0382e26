-- expect: attempt to call a nil value (field 'pack')
return card { on_play = function() return string.pack("i16", 1) end }
