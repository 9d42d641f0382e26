-- expect: plays
return card { on_play = function(self)
  self.state[math.mininteger] = 1 self.state[math.maxinteger] = 2 self.state[0] = 3
  local seen = ""
  for k, v in pairs(self.state) do seen = seen .. v end
  assert(seen == "132" and #self.state == 0)
end }
