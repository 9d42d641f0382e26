-- expect: there is no 'os' here
return card { on_play = function() os.execute("true") end }
