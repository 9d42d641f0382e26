-- expect: number has no integer representation
return card { on_play = function() return 1.5 | 1 end }
