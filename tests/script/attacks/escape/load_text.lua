-- expect: there is no 'load' here
return card { on_play = function() return load("return 1")() end }
