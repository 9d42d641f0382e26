-- The training ground: four parties whose best answer is known, and one of them again in a room.
return {
  start = "01_boulder_and_troll",
  rules = "lords",
  least_players = 1,
  most_players = 4,
  losses_allowed = 9,
  version = "1.0.0",
  authors = { "The Tankard founders" },
  needs = { tankard = ">=0.1" },
}
