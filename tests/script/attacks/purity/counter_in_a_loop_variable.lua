-- expect: 'i' is a variable of the file
local up
for i = 1, 1 do up = function() i = i + 1 return i end end
return card { on_play = function() return up() end }
