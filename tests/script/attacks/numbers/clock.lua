-- expect: there is no 'os' here
return card { on_play = function() return os.clock() + os.time() end }
