-- GF-72: the next monster has 3 Attack more.
return modifier {
  more_attack = 3,
}
