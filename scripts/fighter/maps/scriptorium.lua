return map {
  sheet = 3,
  rooms = {
    { to = { 2 } },
    { to = { 3, 4 } },
    { kind = "danger", throw = "weak_hand", to = { 5 } },
    { to = { 6 } },
    { kind = "equipment", to = { 7 } },
    { kind = "shop", to = { 7 } },
    {},
  },
}
