-- expect: '^' gives other results on other computers
local folded = 2 ^ 10
return card {}
