-- The campaign: where it begins, for how many, and how often a party may lose before the last page. The rest is for
-- passing it on (docs/packages.md); add who wrote it and what others may do with it:
--   authors = { "Your Name" },
--   licence = "CC-BY-4.0",
return {
  start = "01_gate",
  least_players = 1,
  most_players = 6,
  losses_allowed = 3,
  version = "1.0.0",
  needs = { tankard = ">=0.1" },
}
