-- expect: a text cannot hold a zero byte
return card { on_play = function() local s = "a\0b" end }
