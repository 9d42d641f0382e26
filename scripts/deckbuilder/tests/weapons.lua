-- Weapons and what they do. Dice are what the next rolls show.
return {
  {
    name = "a Hammer rolls a die and 1; damage that kills goes on in the area, in the order named before",
    heroes = { "mage", "elf" },
    table = { seats = { { hand = { "hammer", "coin" }, monsters = { "ditch_goblin", "imp" } }, { monsters = {} } } },
    dice = { 4 },
    play = { "play:hammer", { asked = "target", answer = "attack:hammer>imp" } },
    expect = { told = { "log.strikes", "log.killed" } },
  },
  {
    name = "a Crossbow shot costs a card",
    heroes = { "mage" },
    table = { seats = { { hand = { "crossbow", "coin", "staff" }, monsters = { "grave_gaunt", "imp" } } } },
    dice = { 1 },
    play = {
      "play:crossbow",
      { asked = "target", answer = "attack:crossbow>grave_gaunt" },
      { asked = "discard", answer = { "discard:coin" } },
    },
    expect = { seats = { { hand = { "staff" }, discard_pile = { "coin" }, monsters = { { "grave_gaunt", wounds = 4 }, "imp" } } } },
  },
  {
    name = "the second of the Throwing Knives may hit anybody",
    heroes = { "thief" },
    table = { seats = { { hand = { "throwing_knives", "coin" }, monsters = { "grave_gaunt", "shield_orc" } } } },
    dice = { 2 },
    play = { "play:throwing_knives", "attack:throwing_knives>grave_gaunt" },
    expect = { asks = "throwing_knives" },
  },
  {
    name = "who holds a Weapon owes an attack before the end of the turn",
    heroes = { "warrior" },
    table = { seats = { { hand = { "staff", "coin" }, monsters = { "imp" } } } },
    expect = { asks = "main", refuses = { "end_turn" } },
  },
}
