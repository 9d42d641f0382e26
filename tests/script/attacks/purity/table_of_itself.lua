-- expect: cannot set 'x'
local t = {} t.t = t t[t] = t
return card { on_play = function() t.t.t[t].x = 1 end }
