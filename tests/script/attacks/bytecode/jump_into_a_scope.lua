-- expect: jumps into the scope
return card { on_play = function() goto inside local x = 1 ::inside:: x = 2 end }
