-- table 6.4: no more than it looks.
return monster {
  attack = 12,
  defence = 11,
  harm = 1,
  prize = 1,
}
