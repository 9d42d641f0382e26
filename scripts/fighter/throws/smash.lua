-- DF-147.
return special_throw {
  hardness = "brutal",
}
