-- The stage sets of the Set Menu (docs/pictures.md): a kitchen that has grown.
return {
  ["01_the_starter"] = {
    pigment = "fire", sky = "hall", light = { "lamp", at = 50, high = 60, size = 5 },
    far = { { "chimney", at = 18, size = 40 }, { "knife-fork", at = 82, size = 26, rise = 10 }, { "hanger", at = 66, size = 16, rise = 26 } },
    ground = "boards",
    middle = { { "camp-cooking-pot", at = 50, size = 62 } },
    near = { { "barrel", at = 5, size = 50, rise = -4 }, { "chef-toque", at = 20, size = 26 }, { "salt-shaker", at = 90, size = 36 } },
  },
  endless_stew = {
    pigment = "fire", sky = "cave", light = { "lamp", at = 50, high = 34, size = 6 },
    far = { { "chimney", at = 16, size = 44 }, { "chimney", at = 84, size = 44 } },
    ground = "stone",
    near = { { "burning-embers", at = 50, size = 30, rise = -4 }, { "chef-toque", at = 12, size = 30 }, { "salt-shaker", at = 88, size = 38 }, { "fork-knife-spoon", at = 97, size = 40 } },
  },
}
