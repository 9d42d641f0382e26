-- GF-163: who does not kill it fights it again, once.
return monster {
  attack = 20,
  defence = 15,
  harm = 1,
  prize = 4,
  again = true,
}
