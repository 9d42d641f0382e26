-- A5, DL-202.
return combat {
  year = 1,
  fatigue = 1,
  speed = "slow",
  spell = { { does = "lose", of = { "gold", "food" } } },
}
