-- The soup course.
return {
  ["02_the_soup"] = {
    sky = "hall", light = { "lamp", at = 50, high = 66, size = 5 },
    far = { { "chimney", at = 16, size = 42 }, { "chef-toque", at = 84, size = 24, rise = 10 } },
    ground = "boards",
    middle = { { "bubbling-bowl", at = 50, size = 60 } },
    near = { { "salt-shaker", at = 10, size = 40 }, { "wooden-chair", at = 90, size = 52 } },
  },
}
