-- expect: there is no 'next' here
return card { on_play = function() return next({ a = 1, b = 2 }) end }
