-- DF-154.
return special_throw {
  hardness = "mild",
}
