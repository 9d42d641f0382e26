-- expect: calls functions inside functions without end
local function f(n) return 1 + f(n) end
return card { price = f(1) }
