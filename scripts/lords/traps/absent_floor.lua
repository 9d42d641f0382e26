-- DL-164.
return trap {
  hits = {
    { at = "first", n = 2, late = 3 },
  },
  holds = true,
  worth = 4,
}
