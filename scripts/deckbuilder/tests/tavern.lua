-- What is drunk, eaten, thrown and bought.
return {
  {
    name = "Beer heals 2 and takes a point of intelligence",
    heroes = { "dwarf" },
    table = { seats = { { life = 20, intelligence = 2, hand = { "house_beer", "coin" }, monsters = { "imp" } } } },
    play = { "play:house_beer" },
    expect = { seats = { { life = 22, intelligence = 1, beers = 1 } } },
  },
  {
    name = "money buys no Loot while a Monster stands between",
    heroes = { "mage" },
    table = { seats = { { hand = { "coin", "coin", "staff" }, monsters = { "imp" }, loot = { "pot_lid" } } } },
    play = { "play_money:2" },
    expect = { seats = { { purse = 20 } }, refuses = { "buy:pot_lid" } },
  },
  {
    name = "a Grappling Hook brings a Weapon back from the discard pile",
    heroes = { "elf" },
    table = { seats = { { hand = { "grappling_hook", "coin" }, discard_pile = { "hatchet", "coin" }, monsters = { "imp" } } } },
    play = { "play:grappling_hook" },
    expect = { seats = { { hand = { "hatchet", "coin" }, discard_pile = { "coin" } } } },
  },
  {
    name = "the Dwarf pays 10 less for axes",
    heroes = { "dwarf" },
    table = { seats = { { hand = { "coin", "coin" }, monsters = {}, loot = { "hatchet", "rolling_pin" } } } },
    play = { "play_money:2" },
    expect = { seats = { { purse = 20 } } },
  },
}
