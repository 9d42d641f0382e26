-- What is one hero's or one Monster's own, and nobody's beside: where it takes this campaign's cards to see it.
return {
  {
    name = "at the start of another hero's turn the Paladin and the Cleric do not pray, and no thorns prick",
    heroes = { "barbarian", "paladin", "cleric" },
    start = { adventure_deck = { "03_the_sack_loft" } },
    before = { leader = "lead:seat3" },
    table = {
      seats = {
        { life = 20, hand = { "coin", "coin" }, monsters = { "giant_turtle" } },
        { front = { "thorn_shield" }, monsters = {} },
        { hand = { "coin", "coin" }, front = { "thorn_shield" }, monsters = {} },
      },
    },
    play = { "end_turn" },
    expect = { active = 0, seats = { { life = 20, monsters = { { "giant_turtle", wounds = 0 } } } } },
  },
  {
    name = "a full hand makes the Pedlar bolder, and nobody beside him",
    heroes = { "barbarian" },
    table = { seats = { { life = 40, hand = { "coin", "coin" }, monsters = { "goblin_pedlar", "bridge_troll" } } } },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    dice = { 3, 6 },
    play = { "end_turn" },
    -- 3 of the Troll and 3 and 1 of the Pedlar, 1 less each for a lone hero
    expect = { seats = { { life = 40 - 2 - 3 } } },
  },
}
