-- DL-181.
return room {
  year = 2,
  silent = true,
}
