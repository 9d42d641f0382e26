-- expect: attempt to assign to const variable 'x'
return card { on_play = function() local x <const> = 1 x = 2 end }
