-- DF-149.
return special_throw {
  hardness = "medium",
}
