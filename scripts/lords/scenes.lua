-- The stage sets of the dungeon lords (docs/pictures.md).
return {
  full_lease = {
    pigment = "violet", sky = "night", light = { "moon", at = 72, high = 78, size = 15 },
    far = { { "peaks", at = 16, size = 48, rise = -6 }, { "castle-ruins", at = 84, size = 36 }, { "peaks", at = 50, size = 30, rise = -4 } },
    ground = "earth",
    middle = { { "cave-entrance", at = 50, size = 66 } },
    near = { { "imp", at = 16, size = 30 }, { "direction-sign", at = 86, size = 46 }, { "rock", at = 5, size = 40, rise = -8 } },
  },
}
