-- expect: plays
return card { on_play = function(self)
  local t = { 1 }
  self.state.t = t t[1] = 2
  assert(self.state.t[1] == 1)
  local u = copy(self.state) u.t[1] = 3
  assert(self.state.t[1] == 1)
end }
