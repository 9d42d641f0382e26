-- expect: harmless
return card { on_play = function() assert(string.format("%d", math.mininteger) == "-9223372036854775808") end }
