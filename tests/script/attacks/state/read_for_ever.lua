-- expect: ran out of memory
return card { on_play = function(self) local t = {} for i = 1, 100 do t[i] = i end self.state.t = t while true do local x = self.state.t end end }
