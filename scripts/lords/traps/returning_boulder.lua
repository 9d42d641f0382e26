-- DL-160.
return trap {
  hits = {
    { at = "first", n = 3, late = 4 },
  },
  worth = 4,
}
