-- DF-146.
return special_throw {
  hardness = "medium",
}
