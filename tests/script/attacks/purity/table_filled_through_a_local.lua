-- expect: cannot set [1]: this table belongs to the file
local t = {}
return card { on_play = function() local u = t u[#u + 1] = 1 return #u end }
