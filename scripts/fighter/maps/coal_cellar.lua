return map {
  sheet = 1,
  rooms = {
    { to = { 2, 3 } },
    { to = { 6 } },
    { to = { 4 } },
    { kind = "shop", to = { 5 } },
    { to = { 6 } },
    {},
  },
}
