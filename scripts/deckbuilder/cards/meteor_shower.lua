return card {
  kind = "attack_spell",
  from = "spell",
  element = "fire",
  price = 90,
  copies = 1,
  modifier = 5,
  cost = 5,

  on_play = function(self, hero, dealt)
    local monster = hero:choose_monster "meteor_shower"
    if monster then monster:wound(2, "fire") end
  end,
}
