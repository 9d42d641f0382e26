return {
  {
    name = "a Fireball leaves an Imp cold: it is immune to Fire",
    heroes = { "mage" },
    table = { seats = { { hand = { "fireball", "coin" }, monsters = { "imp" }, intelligence = 6 } } },
    dice = { 6 },
    play = { "play:fireball" },
    expect = { seats = { { monsters = { { "imp", wounds = 0 } }, intelligence = 3 } }, told = { "log.unhurt" } },
  },
  {
    name = "who cannot pay a Spell with intelligence is not offered it",
    heroes = { "mage" },
    table = { seats = { { hand = { "fireball", "coin", "staff" }, monsters = { "imp" }, intelligence = 2 } } },
    expect = { asks = "main", refuses = { "play:fireball" }, offers = { "play:staff" } },
  },
}
