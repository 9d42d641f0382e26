-- expect: takes too long
return card { on_play = function() while true do end end }
