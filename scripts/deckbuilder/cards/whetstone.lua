return card {
  kind = "item",
  price = 20,
  copies = 2,

  on_play = function(self, hero, dealt) hero:give_effect "keen_edge" end,
}
