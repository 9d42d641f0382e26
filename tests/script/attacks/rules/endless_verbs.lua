-- expect: does too much between two answers
return card { on_play = function(self) while true do self:poke(1) end end }
