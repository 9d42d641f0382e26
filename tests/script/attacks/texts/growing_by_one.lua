-- expect: ran out of memory
-- Each step copies all that went before.
return card { on_play = function() local s = "" for i = 1, 1000000 do s = s .. "x" end end }
