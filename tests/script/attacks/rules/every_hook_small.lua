-- expect: does too much between two answers
return card { on_play = function(self) while true do self:hurt(1) end end, on_poke = function() end }
