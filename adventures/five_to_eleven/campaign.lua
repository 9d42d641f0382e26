return {
  start = "01_the_longest_evening",
  rules = "deckbuilder",
  least_players = 2,
  most_players = 6,
  losses_allowed = 3,
  version = "1.0.0",
  authors = { "The Tankard founders" },
  needs = { tankard = ">=0.1" },
}
