-- expect: harmless
return card { on_play = function() assert(#"\u{7FFFFFFF}" == 6) end }
