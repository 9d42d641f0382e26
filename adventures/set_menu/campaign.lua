-- Five courses, each under a rule set of its own.
return {
  start = "01_the_starter",
  rules = "deckbuilder",
  least_players = 2,
  most_players = 4,
  losses_allowed = 9,
  version = "1.0.0",
  authors = { "The Tankard founders" },
  needs = { tankard = ">=0.1" },
  settings = {
    fighter = { difficulty = "easy" },
    lords = { game = "first" },
    twister = { wanted = 3, clock = 60 },
  },
}
