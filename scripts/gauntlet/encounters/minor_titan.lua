-- table 6.4: no more than it looks.
return monster {
  attack = 22,
  defence = 24,
  harm = 1,
  prize = 5,
}
