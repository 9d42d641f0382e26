-- expect: attempt to call a nil value (method 'gmatch')
return card { on_play = function() for w in ("a b"):gmatch(".-.-.-.-b") do end end }
