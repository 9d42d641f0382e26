-- DL-167.
return trap {
  hits = {
    { at = "health" },
  },
  food = 1,
  late_food = 2,
  worth = 5,
}
