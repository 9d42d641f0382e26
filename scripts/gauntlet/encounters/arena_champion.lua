-- GF-150: bets on killing it, laid secretly.
return monster {
  attack = 15,
  defence = 15,
  harm = 1,
  prize = 0,
  stake = 5,
  promo = true,
}
