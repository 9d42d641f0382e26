return skill {
  advanced = true,

  when = { attack_change = { hero = "own" } },
  attack_change = function(self, hero, monster, card) return monster.life >= 6 and 2 or 0 end,
}
