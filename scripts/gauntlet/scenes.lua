-- The stage sets of the gauntlet (docs/pictures.md).
return {
  classic = {
    pigment = "fire", sky = "hall", light = { "lamp", at = 50, high = 74, size = 5 },
    far = { { "window", at = 16, size = 26, rise = 12 }, { "window", at = 84, size = 26, rise = 12 }, { "barrel", every = 26, size = 16, rise = -2 } },
    ground = "boards",
    middle = { { "saloon-doors", at = 50, size = 58 } },
    near = { { "round-table", at = 12, size = 44 }, { "beer-stein", at = 12, size = 20, rise = 38 }, { "wooden-chair", at = 92, size = 54 } },
  },
}
