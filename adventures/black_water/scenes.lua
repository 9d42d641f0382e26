-- The stage sets of Black Water (docs/pictures.md): sky and light, silhouettes far off, ground, who stands in the light, and what is
-- dark in front. A boss stands there as its picture; a chapter shows its place.
return {
  ["01_the_mill"] = {
    pigment = "earth", sky = "dusk", light = { "sun", at = 24, high = 46, size = 20 },
    far = { { "pine-tree", at = 6, size = 24 }, { "pine-tree", at = 11, size = 18 }, { "pine-tree", at = 84, size = 20 }, { "pine-tree", at = 89, size = 30 }, { "pine-tree", at = 95, size = 24 } },
    ground = "water",
    middle = { { "water-mill", at = 56, size = 58, rise = 10 } },
    near = { { "high-grass", every = 26, size = 30, rise = -4 }, { "wheat", at = 8, size = 44 }, { "wheat", at = 15, size = 36 } },
  },
  ["02_the_ferry"] = {
    pigment = "earth", sky = "storm", light = { "moon", at = 70, high = 74, size = 13 },
    far = { { "pine-tree", every = 17, size = 24, rise = -2 }, { "wooden-pier", at = 20, size = 26, rise = -6 } },
    ground = "water",
    middle = { { "canoe", at = 52, size = 50, rise = -6 }, { "old-lantern", at = 70, size = 16, rise = 14 } },
    near = { { "reed", at = 6, size = 52 }, { "high-grass", at = 14, size = 40, rise = -4 }, { "high-grass", at = 92, size = 46, rise = -4 } },
  },
  ["02_the_cellar"] = {
    pigment = "fire", sky = "hall", light = { "lamp", at = 50, high = 72, size = 4 },
    far = { { "barrel", every = 25, size = 26, rise = -3 }, { "barrel", every = 25, size = 22, rise = 19 } },
    ground = "stone",
    middle = { { "cellar-barrels", at = 50, size = 58 } },
    near = { { "barrel", at = 5, size = 56 }, { "barrel", at = 95, size = 66 }, { "candle-light", at = 82, size = 26 } },
  },
  ["03_the_sluice"] = {
    pigment = "sky", sky = "night", light = { "moon", at = 26, high = 80, size = 14 },
    far = { { "peaks", at = 10, size = 40, rise = -4 }, { "peaks", at = 88, size = 52, rise = -6 }, { "waterfall", at = 74, size = 34 } },
    ground = "water",
    middle = { { "medieval-gate", at = 52, size = 70, rise = 2 } },
    near = { { "rock", at = 8, size = 40, rise = -6 }, { "rock", at = 94, size = 48, rise = -8 }, { "high-grass", at = 18, size = 26 } },
  },
  ["90_the_pit"] = {
    pigment = "gold", sky = "cave", light = { "lamp", at = 50, high = 84, size = 5 },
    far = { { "stalagtite", at = 12, size = 40, rise = 34 }, { "stalagtite", at = 88, size = 46, rise = 30 }, { "window-bars", at = 24, size = 26 }, { "window-bars", at = 76, size = 26 } },
    ground = "stone",
    middle = { { "scales", at = 50, size = 64 } },
    near = { { "crossed-chains", at = 5, size = 46, rise = 20 }, { "crossed-chains", at = 95, size = 46, rise = 20 }, { "skull-crossed-bones", at = 16, size = 20 } },
  },

  drowned_miller = {
    pigment = "leaf", sky = "night", light = { "moon", at = 76, high = 78, size = 16 },
    far = { { "water-mill", at = 77, size = 44, rise = -2 }, { "pine-tree", at = 9, size = 24 }, { "pine-tree", at = 16, size = 19 }, { "pine-tree", at = 94, size = 26 } },
    ground = "water",
    near = { { "high-grass", every = 22, size = 34, rise = -5 }, { "raise-zombie", at = 27, size = 24 }, { "raise-zombie", at = 71, size = 24 } },
  },
  grey_ferryman = {
    pigment = "sky", sky = "storm", light = { "moon", at = 30, high = 82, size = 12 },
    far = { { "pine-tree", at = 7, size = 22 }, { "pine-tree", at = 14, size = 28 }, { "canoe", at = 78, size = 18, rise = -4 }, { "pine-tree", at = 88, size = 24 }, { "pine-tree", at = 95, size = 30 } },
    ground = "water",
    middle = { { "hood", at = 50, size = 70, rise = 10 } },
    near = { { "reed", at = 5, size = 60 }, { "high-grass", at = 93, size = 48, rise = -4 } },
  },
  vinegar_mother = {
    pigment = "violet", sky = "hall", light = { "lamp", at = 24, high = 70, size = 5 },
    far = { { "barrel", every = 24, size = 24, rise = -2 }, { "barrel", every = 24, size = 20, rise = 19 } },
    ground = "stone",
    near = { { "barrel", at = 7, size = 60, rise = -4 }, { "barrel", at = 92, size = 70, rise = -6 }, { "wine-glass", at = 22, size = 20 } },
  },
  sluice_warden = {
    pigment = "leaf", sky = "night", light = { "moon", at = 30, high = 76, size = 18 },
    far = { { "medieval-gate", at = 78, size = 44 }, { "peaks", at = 12, size = 34, rise = -4 } },
    ground = "water",
    near = { { "rock", at = 7, size = 42, rise = -8 }, { "wave-crest", at = 26, size = 30 }, { "wave-crest", at = 74, size = 34 }, { "rock", at = 95, size = 50, rise = -10 } },
  },
  pit_bailiff = {
    pigment = "blood", sky = "cave", light = { "lamp", at = 66, high = 80, size = 5 },
    far = { { "scales", at = 80, size = 34 }, { "window-bars", at = 16, size = 28 }, { "stalagtite", at = 40, size = 34, rise = 38 } },
    ground = "stone",
    near = { { "crossed-chains", at = 4, size = 52, rise = 24 }, { "gavel", at = 20, size = 28 }, { "coins", at = 84, size = 26 } },
  },
}
