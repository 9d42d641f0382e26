-- expect: attempt to call a table value
return card { on_play = function() local t = { {} } t[1]() end }
