return card {
  kind = "weapon",
  family = "mace",
  price = 40,
  copies = 2,
  modifier = 1,

  on_play = function(self, hero, dealt)
    if hero.hand_count > 0 then hero:remove(1) end
  end,
}
