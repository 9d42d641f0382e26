-- DF-148.
return special_throw {
  hardness = "medium",
}
