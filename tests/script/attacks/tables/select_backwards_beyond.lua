-- expect: select: there is no such place
return card { on_play = function() return select(-5, 1, 2) end }
