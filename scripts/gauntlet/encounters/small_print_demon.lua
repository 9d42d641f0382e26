-- GF-141: no abilities that cost tokens.
return monster {
  attack = 17,
  defence = 17,
  harm = 1,
  prize = 4,
  seals = true,
}
