-- GF-113: 1 gold for every encounter that it has survived, skipped ones too (GFQ-6).
return class {
  defence = 15,
  uses = 0,
  worth = 44,
  suits = { "dwarf", "thief" },

  on_survive = function(self, game, hero, encounters) hero:earn(encounters) end,
}
