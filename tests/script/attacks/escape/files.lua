-- expect: there is no 'io' here
return card { on_play = function() return io.open("/etc/passwd") end }
