-- The pudding.
return {
  ["05_the_pudding"] = {
    sky = "hall", light = { "lamp", at = 50, high = 80, size = 5 },
    far = { { "closed-doors", at = 14, size = 40 }, { "closed-doors", at = 86, size = 40 } },
    ground = "boards",
    middle = { { "cupcake", at = 50, size = 58 } },
    near = { { "gears", at = 7, size = 50, rise = -8 }, { "ringing-bell", at = 90, size = 36 } },
  },
}
