-- DF-167.
return special_throw {
  hardness = "brutal",
}
