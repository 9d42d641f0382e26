-- DL-166.
return trap {
  hits = {
    { at = "any", n = 1 },
  },
  hushes = true,
  worth = 3,
}
