-- expect: .lua' to share
local x = use "lib/x\0.lua"
return card {}
