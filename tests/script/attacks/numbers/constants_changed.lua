-- expect: cannot set 'maxinteger'
return card { on_play = function() math.maxinteger = 1 end }
