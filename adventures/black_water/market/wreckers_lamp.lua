-- A light in the wrong place: a Monster strikes at the air.
return card {
  kind = "item",
  from = "main",
  price = 30,
  copies = 2,
  on_play = function(self, hero, dealt)
    local monster = hero:choose_monster "lamp"
    if monster then monster:enrage(-3) end
    hero:draw(1)
  end,
}
