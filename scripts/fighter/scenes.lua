-- The stage sets of the dungeon fight (docs/pictures.md): bosses stand there as their pictures.
return {
  classic = {
    pigment = "earth", sky = "cave", light = { "lamp", at = 50, high = 50, size = 5 },
    far = { { "ancient-columns", every = 60, size = 44, rise = -3 } },
    ground = "stone",
    middle = { { "dungeon-gate", at = 50, size = 66 } },
    near = { { "rock", at = 6, size = 42, rise = -8 }, { "rock", at = 95, size = 52, rise = -10 }, { "torch", at = 22, size = 34 }, { "torch", at = 78, size = 34 } },
  },
  landlord_of_the_deep = {
    pigment = "gold", sky = "cave", light = { "lamp", at = 28, high = 70, size = 6 },
    far = { { "stairs", at = 78, size = 50, rise = -2 }, { "window-bars", at = 14, size = 28 } },
    ground = "stone",
    near = { { "keyring", at = 10, size = 40 }, { "coins", at = 88, size = 34 }, { "tied-scroll", at = 76, size = 22 } },
  },
  grandmother_kraken = {
    pigment = "sky", sky = "storm", light = { "moon", at = 74, high = 80, size = 13 },
    far = { { "sinking-ship", at = 18, size = 30, rise = -4 }, { "lighthouse", at = 90, size = 36 } },
    ground = "water",
    near = { { "wave-crest", every = 40, size = 30, rise = -2 }, { "teapot", at = 12, size = 34 } },
  },
  twice_buried_queen = {
    pigment = "violet", sky = "night", light = { "moon", at = 28, high = 78, size = 17 },
    far = { { "graveyard", at = 82, size = 34 }, { "crypt-entrance", at = 14, size = 36 }, { "bat", at = 62, size = 9, rise = 56 }, { "bat", at = 70, size = 7, rise = 64 } },
    ground = "earth",
    middle = { { "queen-crown", at = 50, size = 40, rise = 34 }, { "coffin", at = 50, size = 62, rise = -6 } },
    near = { { "high-grass", every = 30, size = 26, rise = -5 }, { "hasty-grave", at = 8, size = 40 }, { "grave-flowers", at = 90, size = 44 } },
  },
  unfinished_titan = {
    pigment = "earth", sky = "dusk", light = { "sun", at = 72, high = 50, size = 18 },
    far = { { "peaks", at = 14, size = 46, rise = -6 }, { "peaks", at = 92, size = 40, rise = -5 }, { "cargo-crane", at = 80, size = 44 } },
    ground = "earth",
    middle = { { "rock-golem", at = 50, size = 76 } },
    near = { { "stone-pile", at = 10, size = 40, rise = -4 }, { "chisel", at = 84, size = 30 }, { "stone-pile", at = 95, size = 48, rise = -6 } },
  },
}
