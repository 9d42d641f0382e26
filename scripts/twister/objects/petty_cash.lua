-- DT-122, DT-13.
return object {
  sets = { "base" },
  worth = 1,
}
