-- expect: there is no 'xpcall' here
return card { on_play = function() xpcall(error, function() while true do end end) end }
