-- expect: there is no 'collectgarbage' here
return card { on_play = function() return collectgarbage("count") end }
