-- expect: '^' gives other results on other computers
return card { on_play = function() return 2 ^ 0.5 end }
