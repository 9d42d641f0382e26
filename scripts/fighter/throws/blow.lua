-- DF-153.
return special_throw {
  hardness = "brutal",
}
