return map {
  boss = true,
  sheet = 1,
  rooms = {
    { to = { 2, 3 } },
    { kind = "shop", to = { 4 } },
    { kind = "gold", gold = 3, to = { 4 } },
    { kind = "fountain" },
  },
}
