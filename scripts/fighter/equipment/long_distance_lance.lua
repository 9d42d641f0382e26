return equipment {
  kind = "weapon",
  throw = "from_afar",
  bonus = 1,
  cost = 2,
}
