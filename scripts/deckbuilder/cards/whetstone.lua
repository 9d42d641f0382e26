return card {
  kind = "item",
  price = 20,
  copies = 2,

  can_play = function(self, hero) return #hero.targets > 0 and hero:holds "weapon" > 0 end,
  on_play = function(self, hero, dealt) hero:give_effect "keen_edge" end,
}
