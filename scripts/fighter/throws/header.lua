-- DF-165.
return special_throw {
  hardness = "brutal",
}
