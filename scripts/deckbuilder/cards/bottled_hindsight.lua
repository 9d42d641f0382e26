-- Once only: a card that comes back with every shuffle would teach without end.
return card {
  kind = "potion",
  from = "potion",
  price = 30,
  copies = 3,

  on_play = function(self, hero, dealt)
    hero:gain_xp(15)
    self:take_away()
  end,
}
