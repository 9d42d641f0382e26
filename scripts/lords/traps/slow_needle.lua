-- DL-165.
return trap {
  hits = {
    { at = "any", n = 1 },
  },
  later = 2,
  worth = 3,
}
