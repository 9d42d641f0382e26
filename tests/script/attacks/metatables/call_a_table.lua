-- expect: attempt to call a table value
return card { on_play = function() local t = { __call = function() return 1 end } return t() end }
