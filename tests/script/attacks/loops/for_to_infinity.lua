-- expect: takes too long
return card { on_play = function() for i = 1, 1 / 0 do end end }
