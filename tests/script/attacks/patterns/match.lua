-- expect: attempt to call a nil value (method 'match')
-- The classic: exponential backtracking inside one instruction.
return card { on_play = function() return ("a"):rep(4000):match(("a?"):rep(2000) .. ("a"):rep(2000)) end }
