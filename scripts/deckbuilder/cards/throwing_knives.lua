return card {
  kind = "weapon",
  family = "knife",
  price = 40,
  copies = 2,

  on_play = function(self, hero, dealt)
    local monster = hero:choose_monster "throwing_knives"
    if monster then monster:wound(1) end
  end,
}
