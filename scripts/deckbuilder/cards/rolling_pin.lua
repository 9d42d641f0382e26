return card {
  kind = "weapon",
  family = "mace",
  price = 10,
  copies = 2,
  modifier = -1,

  on_play = function(self, hero, dealt)
    if dealt > 0 then hero:heal(1) end
  end,
}
