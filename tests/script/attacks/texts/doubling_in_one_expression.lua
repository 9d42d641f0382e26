-- expect: ran out of memory
return card { on_play = function() local s = ("x"):rep(8000) return s .. s .. s .. s .. s .. s .. s .. s end }
