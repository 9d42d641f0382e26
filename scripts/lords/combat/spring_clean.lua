-- B7, DL-205.
return combat {
  year = 2,
  fatigue = 3,
  speed = "slow",
  spell = { { does = "lose", of = { "stock", "gold" } } },
}
