-- DF-155.
return special_throw {
  hardness = "medium",
}
