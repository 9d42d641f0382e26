return map {
  sheet = 5,
  rooms = {
    { to = { 2, 3 } },
    { to = { 4 } },
    { kind = "danger", throw = "blind", to = { 5 } },
    { kind = "shop", to = { 6 } },
    { kind = "equipment", to = { 7 } },
    { kind = "fountain", to = { 7 } },
    {},
  },
}
