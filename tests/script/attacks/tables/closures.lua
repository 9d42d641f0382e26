-- expect: ran out of memory
return card { on_play = function() while true do local a = {} local f = function() return a end end end }
