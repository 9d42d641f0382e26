return map {
  sheet = 5,
  rooms = {
    { to = { 2, 3 } },
    { kind = "shop", to = { 4 } },
    { kind = "gold", gold = 3, to = { 5 } },
    { to = { 6 } },
    { kind = "danger", throw = "under_the_table", to = { 6 } },
    {},
  },
}
