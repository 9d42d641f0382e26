-- Two years under ground, by themselves: no story but the examiner's.
return {
  rules = "lords",
  start = "full_lease",
  least_players = 2,
  most_players = 4,
  losses_allowed = 3,
  version = "1.0.0",
  needs = { tankard = ">=0.1" },
}
