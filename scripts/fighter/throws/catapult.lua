-- DF-164.
return special_throw {
  hardness = "brutal",
}
