-- DL-162.
return trap {
  hits = {
    { at = "all", n = 1 },
    { at = "last", n = 1 },
  },
  worth = 3,
}
