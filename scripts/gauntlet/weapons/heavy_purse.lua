-- GF-127: begins with a coin; all of the hero's gold is Attack.
return weapon {
  dice = 3,
  uses = 0,
  worth = -16,

  on_begin = function(self, game, hero) hero:earn(1) end,
  modify_attack = function(self, game, hero, attack) return attack + hero.gold end,
}
