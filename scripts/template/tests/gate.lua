-- Scenarios: how the adventure should behave. Run them with `tankard test my_quest`.
return {
  {
    name = "each hero meets a rat",
    heroes = { "warrior", "mage" },
    start = { adventure_deck = { "01_rats" } },
    expect = { told = {}, seats = { { monsters = { "gate_rat" } }, { monsters = { "gate_rat" } } } },
  },
  {
    name = "who rings the bell is ready, and not alone",
    heroes = { "warrior" },
    start = { adventure_deck = { "02_bell" } },
    at = "bell",
    play = { true },
    expect = { told = { "bell.rings" }, seats = { { effects = { "keen_edge" }, monsters = { "gate_rat" } } } },
  },
  {
    name = "at half his life the Gatekeeper calls a rat",
    heroes = { "warrior" },
    start = { adventure_deck = { "gatekeeper" } },
    table = { boss_area = { { "gatekeeper", wounds = 6 } }, seats = { { life = 30, hand = { "coin", "coin" } } } },
    dice = { 1, 1, 1 },
    play = { "end_turn" },
    expect = { told = { "keeper.calls" } },
  },
}
