-- expect: at most 256 entries and 4096 bytes
return card { on_play = function(self) local t = {} for i = 1, 300 do t[i] = i end self.state.t = t end }
