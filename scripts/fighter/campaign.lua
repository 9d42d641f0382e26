-- The classic dungeon by itself: three maps, a tower of Monsters, a boss.
return {
  rules = "fighter",
  start = "classic",
  least_players = 1,
  most_players = 6,
  losses_allowed = 3,
  version = "1.0.0",
  needs = { tankard = ">=0.1" },
}
