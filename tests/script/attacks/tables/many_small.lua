-- expect: ran out of memory
return card { on_play = function() while true do local t = { {}, {}, {}, {}, {}, {}, {}, {}, {}, {} } end end }
