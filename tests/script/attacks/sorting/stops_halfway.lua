-- expect: stop here
return card { on_play = function() local t = { 3, 1, 2 } table.sort(t, function() error("stop here") end) end }
