return map {
  boss = true,
  sheet = 4,
  rooms = {
    { kind = "shop", to = { 2, 3 } },
    { kind = "danger", throw = "prayer", to = { 5 } },
    { to = { 4 } },
    { to = { 5 } },
    { kind = "fountain" },
  },
}
