-- expect: takes too long
return card { on_play = function(self) local s = ("x"):rep(8000) while true do log(s, s, s) end end }
