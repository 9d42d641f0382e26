-- expect: there is no 'debug' here
return card { on_play = function() return debug.getregistry() end }
