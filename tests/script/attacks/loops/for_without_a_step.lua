-- expect: 'for' step is zero
return card { on_play = function() for i = 1, 2, 0 do end end }
