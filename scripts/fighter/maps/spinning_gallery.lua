return map {
  boss = true,
  sheet = 3,
  rooms = {
    { kind = "fountain", to = { 2, 3 } },
    { to = { 4 } },
    { kind = "danger", throw = "spinning_top", to = { 4 } },
    { kind = "shop" },
  },
}
