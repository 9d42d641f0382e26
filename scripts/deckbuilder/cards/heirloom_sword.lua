-- `attacks` has counted this one already.
return card {
  kind = "weapon",
  family = "sword",
  price = 40,
  copies = 2,
  modifier = 1,

  on_play = function(self, hero, dealt)
    if hero.attacks == 1 then hero:gain_armour(1) end
  end,
}
