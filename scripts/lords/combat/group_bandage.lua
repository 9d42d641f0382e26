-- B6, DL-204.
return combat {
  year = 2,
  fatigue = 3,
  speed = "slow",
  spell = { { does = "mend", n = 1 } },
}
