return card {
  kind = "defence",
  price = 30,
  copies = 2,
  value = 3,

  can_use = function(self, hero) return hero.hand_count > 0 end,
  on_use = function(self, hero)
    hero:discard(1)
    hero:draw(1)
  end,
}
