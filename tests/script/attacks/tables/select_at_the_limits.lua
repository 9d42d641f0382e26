-- expect: select: there is no such place
return card { on_play = function() assert(select(math.maxinteger, 1) == nil) return select(math.mininteger, 1) end }
