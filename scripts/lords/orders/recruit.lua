-- table 4.3, space by space: lib/work.lua.
return order {
  area = "imps",
}
