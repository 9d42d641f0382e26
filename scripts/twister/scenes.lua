-- The stage sets of the twisting dungeon (docs/pictures.md).
return {
  cellar = {
    pigment = "gold", sky = "cave", light = { "lamp", at = 50, high = 76, size = 5 },
    far = { { "closed-doors", at = 16, size = 36 }, { "closed-doors", at = 84, size = 36 } },
    ground = "stone",
    middle = { { "clockwise-rotation", at = 50, size = 56, rise = 4 } },
    near = { { "gears", at = 8, size = 56, rise = -8 }, { "gears", at = 94, size = 66, rise = -10 }, { "skeleton-key", at = 26, size = 20 } },
  },
  toll_road = {
    pigment = "sky", sky = "cave", light = { "lamp", at = 30, high = 76, size = 5 },
    far = { { "ancient-columns", every = 64, size = 40, rise = -3 } },
    ground = "stone",
    middle = { { "stone-bridge", at = 50, size = 66 } },
    near = { { "gears", at = 7, size = 56, rise = -8 }, { "coins", at = 86, size = 30 }, { "lantern-flame", at = 20, size = 26 } },
  },
}
