-- table 6.4: no more than it looks.
return monster {
  attack = 13,
  defence = 8,
  harm = 1,
  prize = 2,
}
