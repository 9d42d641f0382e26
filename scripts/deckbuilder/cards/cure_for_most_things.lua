return card {
  kind = "potion",
  from = "potion",
  price = 30,
  copies = 3,
  value = 3,

  on_play = function(self, hero, dealt)
    for _, ill in ipairs { "slow_poison", "evil_eye", "hangover" } do hero:end_effect(ill) end
  end,
}
