-- expect: the text would be longer than 8192 bytes
return card { on_play = function() return (""):rep(1000000, ("-"):rep(8000)) end }
