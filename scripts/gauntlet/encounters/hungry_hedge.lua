-- table 6.4: no more than it looks.
return monster {
  attack = 10,
  defence = 16,
  harm = 1,
  prize = 1,
}
