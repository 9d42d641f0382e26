-- expect: plays
return card { on_play = function(self)
  for i = 1, 10 do self.state[i] = i end
  for k in pairs(self.state) do self.state[k] = nil self.state[k + 100] = 1 end
  assert(#self.state == 0)
end }
