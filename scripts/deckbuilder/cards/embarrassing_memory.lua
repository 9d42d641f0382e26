return card {
  kind = "attack_spell",
  from = "spell",
  element = "mind",
  price = 30,
  copies = 2,
  modifier = 1,
  cost = 2,

  on_play = function(self, hero, dealt) hero:draw(1) end,
}
