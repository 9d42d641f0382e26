-- DL-180.
return room {
  year = 2,
  traps = 2,
  free_traps = true,
  monsters = 1,
}
