-- A7, DL-196.
return combat {
  year = 1,
  fatigue = 2,
  speed = "slow",
  spell = { { does = "heal", n = 2 } },
}
