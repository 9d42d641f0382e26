-- DF-151.
return special_throw {
  hardness = "medium",
}
