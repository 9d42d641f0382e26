-- DL-163.
return trap {
  hits = {
    { at = "all", n = 1 },
  },
  holds = true,
  gold = 1,
  worth = 4,
}
