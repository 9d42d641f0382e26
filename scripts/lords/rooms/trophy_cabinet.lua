-- DL-184.
return room {
  year = 2,
  fame = true,
}
