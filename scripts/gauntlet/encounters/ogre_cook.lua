-- table 6.4: no more than it looks.
return monster {
  attack = 16,
  defence = 13,
  harm = 1,
  prize = 3,
}
