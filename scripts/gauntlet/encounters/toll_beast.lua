-- GF-137: a weapon token lets one pass.
return monster {
  attack = 20,
  defence = 21,
  harm = 1,
  prize = 4,
  toll = "weapon",
}
