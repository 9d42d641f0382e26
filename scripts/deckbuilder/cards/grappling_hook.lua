return card {
  kind = "item",
  price = 30,
  copies = 2,

  can_play = function(self, hero) return hero:discarded "weapon" > 0 end,
  on_play = function(self, hero, dealt) hero:fetch "weapon" end,
}
