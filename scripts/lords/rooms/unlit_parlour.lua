-- DL-179.
return room {
  year = 2,
  boosts = { "vampire", "witch" },
}
