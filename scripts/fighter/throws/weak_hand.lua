-- DF-161.
return special_throw {
  hardness = "mild",
}
