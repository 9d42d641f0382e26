-- The stage sets of Five to Eleven (docs/pictures.md): a town in which it will not strike eleven.
return {
  ["01_the_longest_evening"] = {
    pigment = "gold", sky = "dusk", light = { "moon", at = 74, high = 80, size = 15 },
    far = { { "clock-tower", at = 26, size = 56, rise = -2 }, { "medieval-village-01", at = 10, size = 30 }, { "medieval-village-01", at = 84, size = 34 }, { "house", at = 94, size = 22 } },
    ground = "stone",
    middle = { { "tavern-sign", at = 56, size = 58, rise = 4 } },
    near = { { "barrel", at = 6, size = 40, rise = -4 }, { "round-table", at = 93, size = 40 } },
  },
  ["03_eleven_oclock"] = {
    pigment = "earth", sky = "hall", light = { "lamp", at = 50, high = 82, size = 5 },
    far = { { "theater-curtains", at = 50, size = 66, rise = -4 } },
    ground = "boards",
    middle = { { "closed-doors", at = 50, size = 60 } },
    near = { { "wooden-chair", at = 8, size = 46 }, { "wooden-chair", at = 90, size = 52 }, { "round-table", at = 20, size = 30 } },
  },

  night_watchman = {
    pigment = "sky", sky = "night", light = { "moon", at = 22, high = 78, size = 14 },
    far = { { "clock-tower", at = 78, size = 56, rise = -2 }, { "medieval-village-01", at = 12, size = 32 }, { "house", at = 92, size = 24 } },
    ground = "stone",
    near = { { "barrel", at = 7, size = 46, rise = -4 }, { "cat", at = 86, size = 24 }, { "stone-pile", at = 95, size = 36, rise = -4 } },
  },
  mr_tarry = {
    pigment = "violet", sky = "hall", light = { "lamp", at = 50, high = 86, size = 6 },
    far = { { "theater-curtains", at = 50, size = 72, rise = -4 }, { "hourglass", at = 20, size = 30 }, { "hourglass", at = 80, size = 30 } },
    ground = "boards",
    near = { { "top-hat", at = 10, size = 30 }, { "pocket-watch", at = 90, size = 34 }, { "wooden-chair", at = 98, size = 50 } },
  },
}
