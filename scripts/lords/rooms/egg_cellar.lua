-- DL-170.
return room {
  year = 1,
  workers = 3,
  makes = "food",
  stands = "upper",
}
