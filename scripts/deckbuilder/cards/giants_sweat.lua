return card {
  kind = "potion",
  from = "potion",
  price = 40,
  copies = 3,

  on_play = function(self, hero, dealt) hero:give_effect "giants_strength" end,
}
