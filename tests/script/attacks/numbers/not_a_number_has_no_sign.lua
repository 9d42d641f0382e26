-- expect: harmless
return card { on_play = function() assert(tostring(0 / 0) == "nan" and tostring(-(0 / 0)) == "nan" and table.concat({ 0 / 0 }) == "nan") end }
