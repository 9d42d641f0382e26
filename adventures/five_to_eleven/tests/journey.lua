-- From one rule set to the other and back: what goes through.
return {
  {
    name = "scars and the Watchman's crown come through the wager: a beer for the scar, a flask for the crown, once",
    chapter = "01_the_longest_evening",
    heroes = { "barbarian", "warrior" },
    start = { adventure_deck = { "night_watchman" } },
    before = { leader = "lead:seat1" },
    table = {
      adventure_deck = { only = true },
      hand_off = 1,
      seats = { { scars = 1, hand = { "coin" }, monsters = {} }, { hand = { "coin" }, monsters = {} } },
    },
    expect = { asks = "main" },
    next = {
      { at = "bid", expect = { asks = "bid", flags = { provisioned = false } } },
      {
        start = { adventure_deck = { "mr_tarry" } },
        expect = {
          flags = { provisioned = true },
          seats = {
            { scars = 1, discard_pile = { "house_beer", "nells_flask" } },
            { scars = 0, discard_pile = { "nells_flask" } },
          },
        },
      },
    },
  },
}
