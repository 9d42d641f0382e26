-- expect: takes too long
return card { on_play = function() for x in function() return 1 end do end end }
