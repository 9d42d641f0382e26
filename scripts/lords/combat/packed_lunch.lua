-- A3, DL-193.
return combat {
  year = 1,
  fatigue = 1,
  speed = "slow",
  spell = { { does = "feed", n = 1 } },
}
