-- expect: self.state[257] would be too much
return card { on_play = function(self) for i = 1, 1000 do self.state[i] = true end end }
