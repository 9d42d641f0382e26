-- DL-182.
return room {
  year = 2,
  counts = { "troll", "goblin", "witch" },
  each = 1,
}
