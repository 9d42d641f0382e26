-- expect: string.char: a code is 1 to 255
return card { on_play = function() return string.char(65, 256) end }
