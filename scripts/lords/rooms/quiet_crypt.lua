-- DL-183.
return room {
  year = 2,
  counts = { "vampire", "ghost" },
  each = 2,
}
