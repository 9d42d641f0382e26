return map {
  sheet = 6,
  rooms = {
    { to = { 2, 3 } },
    { to = { 4 } },
    { to = { 4, 5 } },
    { kind = "danger", throw = "jump", to = { 6 } },
    { kind = "shop", to = { 7 } },
    { kind = "gold", gold = 5, to = { 8 } },
    { to = { 8 } },
    {},
  },
}
