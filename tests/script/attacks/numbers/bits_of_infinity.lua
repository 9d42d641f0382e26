-- expect: number has no integer representation
return card { on_play = function() return (1 / 0) & 1 end }
