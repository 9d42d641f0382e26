-- expect: harmless
return card { on_play = function() local s = "\xff\xc0\x80" assert(#s == 3 and s:upper() == s and #(s .. s) == 6) end }
