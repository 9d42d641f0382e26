-- expect: the text would be longer than 8192 bytes
return card { on_play = function() return ("x"):rep(1000000000000) end }
