-- GF-75: the next monster's Damage is dealt twice.
return modifier {
  times_harm = 2,
}
