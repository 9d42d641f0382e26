return map {
  sheet = 4,
  rooms = {
    { to = { 2, 3 } },
    { kind = "danger", throw = "two_bounces", to = { 6 } },
    { to = { 4 } },
    { to = { 5 } },
    { kind = "shop", to = { 6 } },
    { kind = "fountain" },
  },
}
