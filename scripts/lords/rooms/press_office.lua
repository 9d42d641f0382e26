-- DL-176.
return room {
  year = 1,
  workers = 3,
  makes = "niceness",
  stands = "middle",
}
