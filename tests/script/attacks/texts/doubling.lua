-- expect: ran out of memory
return card { on_play = function() local s = "x" while true do s = s .. s end end }
