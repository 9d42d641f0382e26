-- expect: ran out of memory
-- ipairs looks again at each step.
return card { on_play = function() local t = { 1 } for i in ipairs(t) do t[i + 1] = i end end }
