-- DF-152.
return special_throw {
  hardness = "medium",
}
