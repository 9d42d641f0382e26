-- expect: should be plain data, not a table inside too many others, or inside itself
local t = {}
for i = 1, 60 do t[i] = t end
return card { list = t }
