-- expect: takes too long
-- What was written before a mistake is gone with the beat.
return card { on_play = function(self) self.state.n = 1 self:poke(5) while true do end end }
