-- DF-159.
return special_throw {
  hardness = "brutal",
}
