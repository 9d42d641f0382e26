-- expect: there is no 'loadfile' here
return card { on_play = function() return loadfile("a.lua") end }
