return skill {
  advanced = true,

  attack_change = function(self, hero, monster, card)
    return hero == self.hero and monster.life >= 6 and 2 or 0
  end,
}
