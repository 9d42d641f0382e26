-- B8, DL-206.
return combat {
  year = 2,
  fatigue = 3,
  speed = "slow",
  spell = { { does = "evict" } },
}
