-- expect: string.rep: needs a text, not an integer
return card { on_play = function() return ("x"):rep(3, 0) end }
