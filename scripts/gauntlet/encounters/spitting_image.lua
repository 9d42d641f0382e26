-- GF-142, GF-143, GFQ-4: its Defence is the hero's own.
local heroes = use "gauntlet/lib/hero"

return monster {
  attack = 14,
  defence = 0,
  harm = 1,
  prize = 3,

  own_defence = function(self, game, hero)
    if hero.swapped == 1 and game:setting "image" == "printed" then return hero.defence end
    return heroes.defence(hero, game)
  end,
}
