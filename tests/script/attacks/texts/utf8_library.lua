-- expect: there is no 'utf8' here
return card { on_play = function() return utf8.char(0x7fffffff) end }
