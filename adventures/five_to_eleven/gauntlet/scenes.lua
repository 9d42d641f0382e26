-- The chapter that is played under the rules of the gauntlet.
return {
  ["02_one_of_you"] = {
    sky = "hall", light = { "lamp", at = 50, high = 80, size = 5 },
    far = { { "theater-curtains", at = 50, size = 60, rise = -4 } },
    ground = "boards",
    middle = { { "trophy-cup", at = 50, size = 56 } },
    near = { { "wooden-chair", at = 8, size = 48 }, { "coins", at = 24, size = 22 }, { "round-table", at = 92, size = 46 } },
  },
}
