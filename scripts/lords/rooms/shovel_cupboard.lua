-- DL-175.
return room {
  year = 1,
  workers = 2,
  makes = "tunnel",
  stands = "edge",
}
