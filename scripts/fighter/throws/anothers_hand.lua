-- DF-162.
return special_throw {
  hardness = "medium",
  alone = "weak_hand",
}
