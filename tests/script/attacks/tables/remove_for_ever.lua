-- expect: takes too long
return card { on_play = function() local t = {} while true do table.remove(t) end end }
