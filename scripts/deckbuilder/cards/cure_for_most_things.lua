local ills = { "slow_poison", "evil_eye", "hangover" }

return card {
  kind = "potion",
  from = "potion",
  price = 30,
  copies = 3,
  value = 3,

  can_play = function(self, hero)
    for _, ill in ipairs(ills) do
      if hero:has_effect(ill) then return true end
    end
    return hero.life < hero.max_life
  end,
  on_play = function(self, hero, dealt)
    for _, ill in ipairs(ills) do hero:end_effect(ill) end
  end,
}
