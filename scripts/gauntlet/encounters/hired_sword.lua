-- GF-155: 1 gold lets one pass.
return monster {
  attack = 18,
  defence = 20,
  harm = 2,
  prize = 4,
  toll = "gold",
}
