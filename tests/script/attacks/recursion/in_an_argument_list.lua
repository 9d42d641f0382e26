-- expect: calls functions inside functions without end
return card { on_play = function() local function f(...) return 1 + f(f(...), ...) end return f() end }
