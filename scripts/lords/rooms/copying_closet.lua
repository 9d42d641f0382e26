-- DL-177.
return room {
  year = 1,
  workers = 2,
  price = 1,
  makes = "imp",
  stands = "middle",
}
