-- DL-168.
return trap {
  hits = {
    { at = "first", n = 2, late = 3 },
    { at = "all", n = 1 },
  },
  crew = 1,
  worth = 4,
}
