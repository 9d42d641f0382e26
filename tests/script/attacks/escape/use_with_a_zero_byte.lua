-- expect: a text cannot hold a zero byte
local x = use "lib/x\0.lua"
return card {}
