-- expect: the table 't' belongs to the file
local t = {}
return card { on_play = function() t.x = 1 end }
