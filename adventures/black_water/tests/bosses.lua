-- The bosses, one rule of each.
return {
  {
    name = "the Drowned Miller has 1 life and 7 for each hero, and tells so when he comes",
    chapter = "01_the_mill",
    heroes = { "warrior", "cleric" },
    start = { adventure_deck = { "drowned_miller" } },
    expect = { boss_area = { { "drowned_miller", wounds = 0 } } },
  },
  {
    name = "below half his life the Miller lets the wheel go",
    chapter = "01_the_mill",
    heroes = { "warrior" },
    start = { adventure_deck = { "drowned_miller" } },
    table = {
      boss_area = { { "drowned_miller", wounds = 1 } },
      seats = { { life = 40, hand = { "bastard_sword", "coin" }, monsters = {} } },
    },
    dice = { 2 },
    play = { "play:bastard_sword", "play:coin" },
    expect = { boss_area = { { "drowned_miller", wounds = 6 } } },
  },
}
