-- expect: harmless
return card { on_play = function() assert((""):rep(math.maxinteger) == "" and ("x"):rep(math.mininteger) == "") end }
