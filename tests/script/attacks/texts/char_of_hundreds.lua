-- expect: string.char: a code is 0 to 255
return card { on_play = function() return string.char(65, 256) end }
