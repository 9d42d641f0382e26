return map {
  sheet = 2,
  rooms = {
    { to = { 2, 3 } },
    { kind = "danger", throw = "pirouette", to = { 4 } },
    { to = { 5 } },
    { kind = "gold", gold = 4, to = { 6 } },
    { kind = "shop", to = { 7 } },
    { kind = "fountain" },
    { to = { 6 } },
  },
}
