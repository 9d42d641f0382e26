-- DF-156.
return special_throw {
  hardness = "mild",
}
