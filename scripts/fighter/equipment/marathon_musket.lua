return equipment {
  kind = "weapon",
  throw = "from_afar",
  bonus = 2,
  cost = 3,
}
