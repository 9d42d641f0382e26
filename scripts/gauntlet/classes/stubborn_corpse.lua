-- GF-119, GF-120: plays a turn although dead; lives again with three wounds or fewer.
return class {
  defence = 13,
  uses = 2,
  window = "rise",
  worth = -29,
  suits = { "necromancer", "barbarian" },
}
