-- The fare, for once, is a penny.
return effect {
  turns = -1,
  can_use = function(self, hero) return hero.purse >= 10 and #hero.targets > 0 end,
  on_use = function(self, hero)
    hero:gain_money(-10)
    local monster = hero:choose_monster "penny"
    if monster then monster:enrage(-2) end
  end,
}
