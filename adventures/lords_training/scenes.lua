-- The training ground: one stage set for all its chapters.
return {
  lords_training = {
    pigment = "gold", sky = "cave", light = { "lamp", at = 66, high = 74, size = 5 },
    far = { { "cave-entrance", at = 20, size = 40 }, { "cave-entrance", at = 82, size = 34 } },
    ground = "stone",
    middle = { { "ringing-bell", at = 50, size = 52, rise = 12 } },
    near = { { "graduate-cap", at = 14, size = 26 }, { "rock", at = 4, size = 40, rise = -8 }, { "bread", at = 84, size = 22 }, { "rock", at = 96, size = 48, rise = -10 } },
  },
}
