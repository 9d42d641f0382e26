-- The fish course.
return {
  ["03_the_fish"] = {
    sky = "storm", light = { "moon", at = 28, high = 76, size = 12 },
    far = { { "wooden-pier", at = 78, size = 34, rise = -4 }, { "fishing-boat", at = 20, size = 24, rise = -3 } },
    ground = "water",
    middle = { { "angler-fish", at = 50, size = 62, rise = 4 } },
    near = { { "fishing-net", at = 8, size = 44 }, { "wave-crest", every = 44, size = 26, rise = -2 } },
  },
}
