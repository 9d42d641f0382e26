-- GF-156, GF-77, GFQ-10: next turn's Damage is dealt twice as often.
return monster {
  attack = 18,
  defence = 14,
  harm = 0,
  prize = 3,
  sting = 15,

  on_damage = function(self, game, hero)
    hero.curse = 2 * math.max(1, hero.curse)
    hero.harmed = 1
    game:tell("log.cursed", { hero = hero, n = hero.curse })
  end,
}
