-- GF-146: who is hit cannot die before the end of the next turn.
return monster {
  attack = 19,
  defence = 12,
  harm = 2,
  prize = 3,
  sting = -8,
  spares = true,

  on_damage = function(self, game, hero)
    hero.spared = 2
    game:tell("log.spared", { hero = hero })
  end,
}
