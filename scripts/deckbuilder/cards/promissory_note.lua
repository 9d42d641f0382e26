return card {
  kind = "scroll",
  from = "scroll",
  price = 20,
  copies = 3,

  on_play = function(self, hero, dealt) hero:gain_money(10 + 10 * #hero.monsters) end,
}
