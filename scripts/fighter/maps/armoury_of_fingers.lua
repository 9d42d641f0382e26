return map {
  boss = true,
  sheet = 2,
  rooms = {
    { to = { 2, 3 } },
    { kind = "danger", throw = "crossbow", to = { 4 } },
    { to = { 5 } },
    { kind = "equipment", to = { 6 } },
    { kind = "shop", to = { 6 } },
    {},
  },
}
