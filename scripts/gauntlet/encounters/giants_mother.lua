-- table 6.4: no more than she looks.
return monster {
  attack = 24,
  defence = 20,
  harm = 1,
  prize = 5,
}
