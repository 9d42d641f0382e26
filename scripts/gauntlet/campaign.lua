-- The wager by itself: one evening, no story but the one that will be told about it.
return {
  rules = "gauntlet",
  start = "classic",
  least_players = 2,
  most_players = 6,
  losses_allowed = 3,
  version = "1.0.0",
  needs = { tankard = ">=0.1" },
}
