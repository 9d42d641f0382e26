-- expect: takes too long
return card { on_play = function() local t = {} while true do table.insert(t, 1, 0) table.insert(t, 0) table.insert(t, {}) end end }
