return card {
  kind = "item",
  price = 30,
  copies = 2,

  can_play = function(self, hero) return hero.hand_count > 1 end,
  on_play = function(self, hero, dealt)
    if hero.hand_count > 0 and hero:remove(1) > 0 then hero:gain_money(20) end
  end,
}
