-- expect: a number without a value
return card { on_play = function() return 0 / 0 end }
