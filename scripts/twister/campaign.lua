-- The dungeon by itself: one evening under the inn.
return {
  rules = "twister",
  start = "cellar",
  least_players = 2,
  most_players = 4,
  losses_allowed = 3,
  version = "1.0.0",
  needs = { tankard = ">=0.1" },
}
