-- expect: table index is nil
return card { on_play = function() local t = {} t[nil] = 1 end }
