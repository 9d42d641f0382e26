-- The campaign: where it begins, for how many, and how often a party may lose before the last page.
return {
  start = "01_gate",
  least_players = 1,
  most_players = 6,
  losses_allowed = 3,
}
