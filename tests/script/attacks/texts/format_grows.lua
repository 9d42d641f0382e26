-- expect: the text would be longer than 8192 bytes
return card { on_play = function() local s = ("x"):rep(8000) return string.format("%s%s%s", s, s, s) end }
