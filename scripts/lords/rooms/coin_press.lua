-- DL-173.
return room {
  year = 1,
  workers = 3,
  makes = "gold",
  stands = "lower",
}
