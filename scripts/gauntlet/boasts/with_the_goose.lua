-- GF-91, GFQ-7: half the weapon tokens, rounded down, and Attack −1.
return boast {
  weight = 26,

  modify_uses = function(self, game, hero, uses) return uses // 2 end,
  modify_attack = function(self, game, hero, attack) return attack - 1 end,
}
