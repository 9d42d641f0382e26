-- expect: attempt to perform arithmetic on a table value
return card { on_play = function() return { __add = function() return 1 end } + 1 end }
