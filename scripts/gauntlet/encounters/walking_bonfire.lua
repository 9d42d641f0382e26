-- GF-144: Treasure: a third of the hero's Defence in gold.
local heroes = use "gauntlet/lib/hero"

return monster {
  attack = 18,
  defence = 14,
  harm = 1,
  prize = 0,
  lure = 45,
  mirrors = true,

  on_treasure = function(self, game, hero)
    return math.max(0, heroes.defence(hero, game)) // 3
  end,
}
