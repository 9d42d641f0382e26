-- The purse holds the whole 30 already.
return card {
  kind = "money",
  from = "nuggets",
  price = 20,
  copies = 4,
  value = 30,

  on_play = function(self, hero, dealt)
    if hero:roll() == 1 then hero:gain_money(-20) end
  end,
}
