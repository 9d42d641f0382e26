-- expect: calls functions inside functions without end
return card { on_play = function() local function f(g) return (g(g)) end return f(f) end }
