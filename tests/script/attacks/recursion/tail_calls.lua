-- expect: takes too long
return card { on_play = function() local function f(n) return f(n + 1) end return f(1) end }
