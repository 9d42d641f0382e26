-- DF-158.
return special_throw {
  hardness = "mild",
  bounces = 2,
}
