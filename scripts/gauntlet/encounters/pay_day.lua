-- GF-73: the next monster has 3 gold more.
return modifier {
  more_gold = 3,
}
