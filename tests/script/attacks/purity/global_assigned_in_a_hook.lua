-- expect: there are no globals; write 'local' before 'n'
return card { on_play = function() return function() n = 1 end end }
