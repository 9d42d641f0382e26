return {
  {
    name = "in the Choking Fog every turn begins with two cards less",
    chapter = "02_the_ferry",
    heroes = { "warrior" },
    start = { adventure_deck = { "18_choking_fog" } },
    at = "discard",
    play = { { "discard:coin", "discard:staff" } },
    expect = { adventure = { "18_choking_fog" } },
  },
  {
    name = "who searches the Miller's coat has the key, and cold fingers",
    chapter = "01_the_mill",
    heroes = { "warrior" },
    start = { adventure_deck = { "11_the_millers_coat" } },
    at = "coat",
    play = { "coat.search" },
    expect = { flags = { miller_key = true }, seats = { { effects = { "cold_fingers" } } }, told = { "coat.searched" } },
  },
  {
    name = "who buries him has thanks, and no key",
    chapter = "01_the_mill",
    heroes = { "warrior", "druid" },
    start = { adventure_deck = { "11_the_millers_coat" } },
    at = "coat",
    play = { "coat.bury" },
    expect = {
      flags = { miller_key = false, coat_buried = true },
      seats = { { effects = { "millers_thanks" } }, { effects = { "millers_thanks" } } },
    },
  },
}
