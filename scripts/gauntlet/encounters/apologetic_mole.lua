-- table 6.4: does nobody any harm.
return monster {
  attack = 6,
  defence = 7,
  harm = 0,
  prize = 1,
}
