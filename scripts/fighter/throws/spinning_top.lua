-- DF-166.
return special_throw {
  hardness = "medium",
}
