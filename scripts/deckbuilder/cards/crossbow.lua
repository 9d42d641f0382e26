return card {
  kind = "weapon",
  family = "ranged",
  price = 60,
  copies = 2,
  modifier = 3,
  heavy = true,

  on_play = function(self, hero, dealt)
    if hero.hand_count > 0 then hero:discard(1) end
  end,
}
