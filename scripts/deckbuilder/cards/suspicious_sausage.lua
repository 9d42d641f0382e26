return card {
  kind = "food",
  from = "food",
  price = 0,
  copies = 4,
  value = 2,

  on_play = function(self, hero, dealt)
    if hero:roll() == 1 then hero:give_effect "slow_poison" end
  end,
}
