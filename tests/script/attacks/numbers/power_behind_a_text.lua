-- expect: '^' gives other results on other computers
local s = "a\"" ^ 2
return card {}
