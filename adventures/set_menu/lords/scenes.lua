-- The roast.
return {
  ["04_the_roast"] = {
    sky = "cave", light = { "lamp", at = 50, high = 30, size = 6 },
    far = { { "cave-entrance", at = 84, size = 44 }, { "chimney", at = 16, size = 40 } },
    ground = "stone",
    middle = { { "roast-chicken", at = 50, size = 56, rise = 8 } },
    near = { { "burning-embers", at = 50, size = 28, rise = -4 }, { "imp", at = 12, size = 36 }, { "imp", at = 90, size = 40 } },
  },
}
