-- expect: calls functions inside functions without end
return card { on_play = function() local function f(n) return 1 + f(n + 1) end return f(1) end }
