-- What Spells do besides their damage, each as its own text says.
return {
  {
    name = "the last meteor does 2 Fire damage to any Monster in play",
    heroes = { "mage" },
    table = {
      seats = { { hand = { "meteor_shower", "coin" }, monsters = { "bridge_troll", "moat_hydra" }, intelligence = 6 } },
    },
    dice = { 1 },
    play = {
      "play:meteor_shower",
      "attack:meteor_shower>moat_hydra",
      { asked = "meteor_shower", answer = "choose:bridge_troll" },
    },
    expect = {
      seats = { { intelligence = 1, monsters = { { "bridge_troll", wounds = 2 }, { "moat_hydra", wounds = 6 } } } },
    },
  },
  {
    name = "an Earthquake does die and 1, then 2 Earth damage to each Monster before the hero",
    heroes = { "mage" },
    table = {
      seats = { { hand = { "earthquake", "coin" }, monsters = { "bridge_troll", "moat_hydra" }, intelligence = 6 } },
    },
    dice = { 1 },
    play = { "play:earthquake", "attack:earthquake>moat_hydra" },
    expect = {
      seats = { { intelligence = 2, monsters = { { "bridge_troll", wounds = 2 }, { "moat_hydra", wounds = 4 } } } },
    },
  },
  {
    name = "a Cold Shower takes 1 off the next attack of each Monster left",
    heroes = { "mage" },
    table = {
      seats = { { hand = { "cold_shower", "coin" }, monsters = { "bridge_troll", "grave_gaunt" }, intelligence = 6 } },
    },
    dice = { 1 },
    play = { "play:cold_shower", "attack:cold_shower>bridge_troll" },
    expect = {
      seats = {
        {
          intelligence = 4,
          monsters = { { "bridge_troll", wounds = 2, attack_bonus = -1 }, { "grave_gaunt", wounds = 0, attack_bonus = -1 } },
        },
      },
    },
  },
  {
    name = "an Embarrassing Memory draws a card",
    heroes = { "mage" },
    table = {
      seats = {
        { hand = { "embarrassing_memory", "coin" }, deck = { "hatchet" }, monsters = { "bridge_troll" }, intelligence = 6 },
      },
    },
    dice = { 1 },
    play = { "play:embarrassing_memory" },
    expect = { seats = { { intelligence = 4, hand = { "coin", "hatchet" }, monsters = { { "bridge_troll", wounds = 2 } } } } },
  },
  {
    name = "a Great Mending heals a die and 4",
    heroes = { "mage" },
    table = { seats = { { life = 10, hand = { "great_mending", "coin" }, monsters = { "imp" }, intelligence = 6 } } },
    dice = { 3 },
    play = { "play:great_mending" },
    expect = { seats = { { life = 17, intelligence = 3 } } },
  },
}
