-- expect: attempt to perform arithmetic on a string value
return card { on_play = function() return "10" + 1 end }
