-- DF-163.
return special_throw {
  hardness = "brutal",
}
