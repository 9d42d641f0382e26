-- DL-161, and Q5 for a lone hero.
return trap {
  hits = {
    { at = "second", n = 3, late = 4 },
  },
  worth = 4,
}
