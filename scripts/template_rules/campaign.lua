-- The game by itself, for `tankard play my_game`.
return {
  rules = "my_game",
  start = "classic",
  least_players = 2,
  most_players = 4,
  version = "0.1.0",
  authors = { "you" },
}
