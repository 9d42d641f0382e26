-- expect: there are more places than values
return card { on_play = function() return ("%s"):rep(4000):format("x") end }
