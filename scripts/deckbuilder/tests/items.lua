-- Items, drinks and scrolls, each as its own text says.
return {
  {
    name = "an Alarm Bell takes 2 off the next attack of each Monster before the hero",
    heroes = { "barbarian" },
    table = { seats = { { hand = { "alarm_bell", "coin" }, monsters = { "imp", "bridge_troll" } } } },
    play = { "play:alarm_bell" },
    expect = { seats = { { monsters = { { "imp", attack_bonus = -2 }, { "bridge_troll", attack_bonus = -2 } } } } },
  },
  {
    name = "a Fishing Net takes 4 off one Monster's next attack",
    heroes = { "barbarian" },
    table = { seats = { { hand = { "fishing_net", "coin" }, monsters = { "imp", "bridge_troll" } } } },
    play = { "play:fishing_net", "choose:bridge_troll" },
    expect = { seats = { { monsters = { { "imp", attack_bonus = 0 }, { "bridge_troll", attack_bonus = -4 } } } } },
  },
  {
    name = "a Bag of Marbles does 1 damage to each Monster before the hero",
    heroes = { "barbarian" },
    table = { seats = { { hand = { "bag_of_marbles", "coin" }, monsters = { "imp", "bridge_troll" } } } },
    play = { "play:bag_of_marbles" },
    expect = { seats = { { monsters = { { "imp", wounds = 1 }, { "bridge_troll", wounds = 1 } } } } },
  },
  {
    name = "an Hourglass draws two cards",
    heroes = { "barbarian" },
    table = {
      seats = { { hand = { "hourglass", "coin" }, deck = { "hatchet", "silver_spoons", "buckler" }, monsters = { "imp" } } },
    },
    play = { "play:hourglass" },
    expect = { seats = { { hand = { "coin", "hatchet", "silver_spoons" } } } },
  },
  {
    name = "a Whetstone gives Keen Edge for this turn: Weapons roll 1 more",
    heroes = { "barbarian" },
    table = { seats = { { effects = {}, hand = { "whetstone", "short_sword", "coin" }, monsters = { "bridge_troll" } } } },
    dice = { 2 },
    play = { "play:whetstone", "play:short_sword" },
    expect = { seats = { { effects = { { "keen_edge", turns = 1 } }, monsters = { { "bridge_troll", wounds = 3 } } } } },
  },
  {
    name = "Giant's Sweat gives Giant's Strength for two turns: Weapons roll 2 more",
    heroes = { "barbarian" },
    table = { seats = { { effects = {}, hand = { "giants_sweat", "short_sword", "coin" }, monsters = { "bridge_troll" } } } },
    dice = { 2 },
    play = { "play:giants_sweat", "play:short_sword" },
    expect = { seats = { { effects = { { "giants_strength", turns = 2 } }, monsters = { { "bridge_troll", wounds = 4 } } } } },
  },
  {
    name = "a Smelting Pot turns a card into 20 money",
    heroes = { "barbarian" },
    table = { seats = { { hand = { "smelting_pot", "buckler", "hatchet", "coin" }, monsters = { "imp" } } } },
    play = { "play:smelting_pot", { asked = "remove", answer = { "remove:buckler" } } },
    expect = { removed = { "buckler" }, seats = { { purse = 20, hand = { "coin", "hatchet" } } } },
  },
  {
    name = "a Loaded Die on 1 costs a life point",
    heroes = { "barbarian" },
    table = { seats = { { life = 20, hand = { "loaded_die", "coin" }, deck = { "hatchet" }, monsters = { "imp" } } } },
    dice = { 1 },
    play = { "play:loaded_die" },
    expect = { seats = { { life = 19, purse = 0, hand = { "coin" } } } },
  },
  {
    name = "a Loaded Die on 2 to 5 pays 20",
    heroes = { "barbarian" },
    table = {
      seats = {
        { life = 20, hand = { "loaded_die", "loaded_die", "coin" }, deck = { "hatchet" }, monsters = { "imp" } },
      },
    },
    dice = { 2, 5 },
    play = { "play:loaded_die", "play:loaded_die" },
    expect = { seats = { { life = 20, purse = 40, hand = { "coin" } } } },
  },
  {
    name = "a Loaded Die on 6 pays 40 and draws a card",
    heroes = { "barbarian" },
    table = { seats = { { life = 20, hand = { "loaded_die", "coin" }, deck = { "hatchet" }, monsters = { "imp" } } } },
    dice = { 6 },
    play = { "play:loaded_die" },
    expect = { seats = { { life = 20, purse = 40, hand = { "coin", "hatchet" } } } },
  },
  {
    name = "a Cursed Ring pays 50 and costs a life point",
    heroes = { "barbarian" },
    table = { seats = { { life = 20, hand = { "cursed_ring", "coin" }, monsters = { "imp" } } } },
    play = { "play:cursed_ring" },
    expect = { seats = { { life = 19, purse = 50 } } },
  },
  {
    name = "Fool's Gold pays 30, on 1 only 10",
    heroes = { "barbarian" },
    table = { seats = { { hand = { "fools_gold", "fools_gold", "coin" }, monsters = { "imp" } } } },
    dice = { 2, 1 },
    play = { "play:fools_gold", "play:fools_gold" },
    expect = { seats = { { purse = 40 } } },
  },
  {
    name = "a Promissory Note pays 10, and 10 for each Monster before the hero",
    heroes = { "barbarian" },
    table = { seats = { { hand = { "promissory_note", "coin" }, monsters = { "imp", "bridge_troll" } } } },
    play = { "play:promissory_note" },
    expect = { seats = { { purse = 30 } } },
  },
  {
    name = "a List of Errands draws two cards, then one is discarded",
    heroes = { "barbarian" },
    table = {
      seats = {
        {
          hand = { "list_of_errands", "coin" },
          deck = { "hatchet", "silver_spoons", "buckler" },
          discard_pile = {},
          monsters = { "imp" },
        },
      },
    },
    play = { "play:list_of_errands", { asked = "discard", answer = { "discard:hatchet" } } },
    expect = { seats = { { hand = { "coin", "silver_spoons" }, discard_pile = { "hatchet" } } } },
  },
  {
    name = "a Scroll of Forgetting gives 1 intelligence and may remove a card",
    heroes = { "mage" },
    table = {
      seats = { { intelligence = 6, hand = { "scroll_of_forgetting", "hatchet", "coin" }, monsters = { "imp" } } },
    },
    play = {
      "play:scroll_of_forgetting",
      { asked = "scroll_of_forgetting", answer = 0 },
      { asked = "remove", answer = { "remove:hatchet" } },
    },
    expect = { removed = { "hatchet" }, seats = { { intelligence = 7, hand = { "coin" } } } },
  },
  {
    name = "a Scroll of Forgetting need not remove a card",
    heroes = { "mage" },
    table = { seats = { { hand = { "scroll_of_forgetting", "hatchet", "coin" }, monsters = { "imp" } } } },
    play = { "play:scroll_of_forgetting", { asked = "scroll_of_forgetting", answer = 1 } },
    expect = { asks = "main", removed = {}, seats = { { hand = { "coin", "hatchet" } } } },
  },
  {
    name = "a Spell Primer gives 3 intelligence and a card, Black Coffee 3 and a life point",
    heroes = { "mage" },
    table = {
      seats = {
        {
          life = 20,
          intelligence = 1,
          hand = { "spell_primer", "black_coffee", "coin" },
          deck = { "hatchet" },
          monsters = { "imp" },
        },
      },
    },
    play = { "play:spell_primer", "play:black_coffee" },
    expect = { seats = { { life = 21, intelligence = 7, hand = { "coin", "hatchet" } } } },
  },
  {
    name = "Bottled Hindsight teaches 15 XP once and leaves the game",
    heroes = { "barbarian" },
    table = { seats = { { xp = 0, hand = { "bottled_hindsight", "coin" }, monsters = { "imp" } } } },
    play = { "play:bottled_hindsight" },
    expect = { removed = { "bottled_hindsight" }, seats = { { xp = 15, played = {} } } },
  },
  {
    name = "a Cure for Most Things heals 3 and ends poison, evil eye and hangover, and nothing else",
    heroes = { "barbarian" },
    table = {
      seats = {
        {
          life = 20,
          hand = { "cure_for_most_things", "coin" },
          effects = { "slow_poison", "evil_eye", "hangover", "warm_welcome" },
          monsters = { "imp" },
        },
      },
    },
    play = { "play:cure_for_most_things" },
    expect = { seats = { { life = 23, effects = { "warm_welcome" } } } },
  },
  {
    name = "a Dwarven Stout heals 2 and gives 1 armour, a Festival Ale heals 2 and draws a card; each takes a wit",
    heroes = { "mage" },
    table = {
      seats = {
        {
          life = 20,
          armour = 0,
          intelligence = 6,
          hand = { "dwarven_stout", "festival_ale", "coin" },
          deck = { "hatchet" },
          monsters = { "imp" },
        },
      },
    },
    play = { "play:dwarven_stout", "play:festival_ale" },
    expect = { seats = { { life = 24, armour = 1, intelligence = 4, hand = { "coin", "hatchet" } } } },
  },
  {
    name = "a Honey Cake heals a die and gives a point of intelligence",
    heroes = { "barbarian" },
    table = { seats = { { life = 20, intelligence = 1, hand = { "coin", "coin" }, pantry = { "honey_cake" }, monsters = { "imp" } } } },
    dice = { 3 },
    play = { "eat:honey_cake" },
    expect = { seats = { { life = 23, intelligence = 2, pantry = {} } } },
  },
  {
    name = "a Suspicious Sausage heals a die and 2, and on 1 it was off",
    heroes = { "barbarian" },
    table = {
      seats = {
        {
          life = 20,
          effects = {}, hand = { "coin", "coin" },
          pantry = { "suspicious_sausage", "suspicious_sausage" },
          monsters = { "imp" },
        },
      },
    },
    dice = { 3, 2, 1, 1 },
    play = { "eat:suspicious_sausage", "eat:suspicious_sausage" },
    expect = { seats = { { life = 28, effects = { { "slow_poison", turns = 3 } } } } },
  },
  {
    name = "a Suspicious Sausage that is good has no further effect",
    heroes = { "barbarian" },
    table = {
      seats = { { life = 20, effects = {}, hand = { "coin", "coin" }, pantry = { "suspicious_sausage" }, monsters = { "imp" } } },
    },
    dice = { 3, 2 },
    play = { "eat:suspicious_sausage" },
    expect = { seats = { { life = 25, effects = {} } } },
  },
  {
    name = "a Tavern Table takes both hands: a card is discarded",
    heroes = { "barbarian" },
    table = {
      seats = { { hand = { "tavern_table", "coin", "hatchet", "staff" }, discard_pile = {}, monsters = { "imp" } } },
    },
    play = { "play:tavern_table", { asked = "discard", answer = { "discard:coin" } } },
    expect = { seats = { { front = { "tavern_table" }, hand = { "hatchet", "staff" }, discard_pile = { "coin" } } } },
  },
  {
    name = "a Cloak of Pockets changes a card of the hand for the top one of the deck, once a turn",
    heroes = { "barbarian" },
    table = {
      seats = {
        {
          hand = { "coin", "staff" },
          front = { "cloak_of_pockets" },
          deck = { "hatchet", "buckler" },
          discard_pile = {},
          monsters = { "imp" },
        },
      },
    },
    play = { "use:cloak_of_pockets", { asked = "discard", answer = { "discard:coin" } } },
    expect = {
      seats = { { hand = { "hatchet", "staff" }, discard_pile = { "coin" } } },
      refuses = { "use:cloak_of_pockets" },
    },
  },
  {
    name = "a bounty brings its Monster, and pays its killer 20 for the goblin",
    heroes = { "barbarian" },
    table = { seats = { { hand = { "wanted_goblin", "last_word", "coin" }, monsters = { "bridge_troll" } } } },
    dice = { 1 },
    play = { "play:wanted_goblin", "play:last_word", "attack:last_word>wanted_goblin" },
    expect = { seats = { { purse = 20, monsters = { "bridge_troll" } } } },
  },
  {
    name = "the bounty of the orc is 30; another Monster's death pays nothing",
    heroes = { "barbarian" },
    table = {
      seats = {
        { hand = { "wanted_orc", "last_word", "short_sword", "coin" }, monsters = { "bridge_troll", "unfinished_skeleton" } },
      },
    },
    dice = { 1, 2 },
    play = {
      "play:wanted_orc",
      "play:short_sword",
      "attack:short_sword>unfinished_skeleton",
    },
    expect = { seats = { { purse = 0 } } },
  },
}
