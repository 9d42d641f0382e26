-- expect: there is no 'warn' here
return card { on_play = function() warn("@on") end }
