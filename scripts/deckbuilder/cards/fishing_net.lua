return card {
  kind = "item",
  price = 20,
  copies = 1,

  can_play = function(self, hero) return #hero.targets > 0 end,
  on_play = function(self, hero, dealt)
    local monster = hero:choose_monster "fishing_net"
    if monster then monster:enrage(-4) end
  end,
}
