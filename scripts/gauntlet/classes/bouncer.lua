-- GF-102: nothing but Defence.
return class {
  defence = 18,
  uses = 0,
  worth = 31,
  suits = { "barbarian", "warrior" },
}
