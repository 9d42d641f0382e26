-- GF-71: the next monster has 3 Defence more.
return modifier {
  more_defence = 3,
}
