-- expect: there is no 'print' here
return card { on_play = function() print("hello") end }
