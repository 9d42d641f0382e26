-- expect: ran out of memory
return card { on_play = function() local t, i = {}, 0 while true do i = i + 1 t["k" .. i] = i end end }
