-- expect: table index is NaN
return card { on_play = function() local t = {} t[0 / 0] = 1 end }
