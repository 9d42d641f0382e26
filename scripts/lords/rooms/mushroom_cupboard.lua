-- DL-171.
return room {
  year = 1,
  workers = 3,
  makes = "food",
  stands = "lower",
}
