-- A8, DL-203.
return combat {
  year = 1,
  fatigue = 2,
  speed = "slow",
  spell = { { does = "lose", of = { "imps" } } },
}
