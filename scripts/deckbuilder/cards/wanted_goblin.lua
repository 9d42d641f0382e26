-- A standard Monster leaves no Loot (9.5): the reward is paid by the card itself, while it lies in
-- play.
return card {
  kind = "monster",
  monster = "ditch_goblin",
  price = 10,
  copies = 2,

  on_kill = function(self, hero, monster)
    if monster == self then hero:gain_money(20) end
  end,
}
