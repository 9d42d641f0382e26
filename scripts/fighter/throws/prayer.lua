-- DF-160.
return special_throw {
  hardness = "mild",
}
