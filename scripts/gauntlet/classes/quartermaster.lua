-- GF-111: begins with twice the weapon tokens.
return class {
  defence = 17,
  uses = 0,
  worth = 30,
  suits = { "dark_elf", "thief" },

  modify_uses = function(self, game, hero, uses) return 2 * uses end,
}
