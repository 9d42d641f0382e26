return card {
  kind = "item",
  price = 30,
  copies = 2,

  on_play = function(self, hero, dealt) hero:fetch "weapon" end,
}
