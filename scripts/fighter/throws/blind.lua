-- DF-157.
return special_throw {
  hardness = "brutal",
}
