-- expect: harmless
return card { on_play = function(self, hero, turn)
  for _, value in ipairs { {}, tostring, pairs {}, self.poke } do assert(tostring(value):find("x") == nil and #tostring(value) <= 8) end
  assert(tostring(self.state) == "state" and tostring(turn) == "turn" and tostring(hero) == "hero:1")
end }
