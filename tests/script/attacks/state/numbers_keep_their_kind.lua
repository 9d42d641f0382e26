-- expect: plays
return card { on_play = function(self)
  self.state.t = { 1, 1.0, math.mininteger, 1e308, -0.0 }
  local t = self.state.t
  assert(math.type(t[1]) == "integer" and math.type(t[2]) == "float" and t[3] == math.mininteger and t[4] == 1e308)
end }
