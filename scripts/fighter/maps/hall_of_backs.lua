return map {
  sheet = 6,
  rooms = {
    { to = { 2, 3 } },
    { kind = "fountain", to = { 4 } },
    { kind = "shop", to = { 4, 5 } },
    { kind = "danger", throw = "back", to = { 6 } },
    { to = { 6 } },
    { kind = "gold", gold = 2 },
  },
}
