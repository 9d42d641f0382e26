-- B1, DL-197.
return combat {
  year = 2,
  fatigue = 1,
  speed = "fast",
  spell = { { does = "withdraw_all" } },
}
