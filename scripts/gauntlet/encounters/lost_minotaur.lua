-- table 6.4: no more than it looks.
return monster {
  attack = 20,
  defence = 14,
  harm = 1,
  prize = 4,
}
