-- DL-174.
return room {
  year = 1,
  workers = 4,
  makes = "trap",
  stands = "edge",
}
