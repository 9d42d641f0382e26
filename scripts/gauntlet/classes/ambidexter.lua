-- GF-96: two weapons.
return class {
  defence = 14,
  uses = 0,
  hands = 2,
  promo = true,
  worth = 15,
  suits = { "dark_elf", "slayer" },
}
