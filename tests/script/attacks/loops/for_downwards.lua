-- expect: takes too long
return card { on_play = function() for i = math.maxinteger, math.mininteger, -1 do end end }
