-- expect: should be plain data, not a table inside too many others, or inside itself
local t = {} t.t = t
return card { list = t }
