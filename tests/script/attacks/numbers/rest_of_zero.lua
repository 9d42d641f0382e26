-- expect: attempt to perform
return card { on_play = function() return 1 % 0 end }
