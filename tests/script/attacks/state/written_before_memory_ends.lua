-- expect: ran out of memory
return card { on_play = function(self) self.state.n = 1 self:discard() local s = "x" while true do s = s .. s end end }
