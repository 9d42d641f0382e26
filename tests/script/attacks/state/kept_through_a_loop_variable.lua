-- expect: assign a new table
return card { on_play = function(self) self.state.t = { { 1 } } for _, inner in ipairs(self.state.t) do inner[1] = 5 end end }
