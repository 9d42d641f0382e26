-- expect: takes too long
return card { on_poke = function() repeat until false end }
