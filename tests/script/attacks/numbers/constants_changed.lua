-- expect: the table 'math' belongs to the file and cannot change
return card { on_play = function() math.maxinteger = 1 end }
