-- DF-150.
return special_throw {
  hardness = "medium",
}
