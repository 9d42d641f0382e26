return card {
  kind = "defence",
  price = 40,
  copies = 2,
  value = 7,

  on_play = function(self, hero, dealt)
    if hero.hand_count > 0 then hero:discard(1) end
  end,
}
