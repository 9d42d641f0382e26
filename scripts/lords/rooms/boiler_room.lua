-- DL-185.
return room {
  year = 2,
  counts = { "golem", "dragon", "demon" },
  each = 2,
}
