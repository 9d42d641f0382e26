-- The bosses, one rule of each.
--- A boss's blow at the second hero of a party, whoever is paid or not.
local function company(name, chapter, boss, heroes, before, dice, play, life)
  local seats = {}
  for i = 1, #heroes do seats[i] = { life = 30, armour = 0, hand = { "coin", "coin" }, deck = { "coin", "coin" }, front = {}, effects = {}, monsters = {} } end
  return {
    name = name, chapter = chapter, heroes = heroes, before = before, start = { adventure_deck = { boss } }, table = { seats = seats },
    dice = dice, play = play, expect = { seats = { {}, { life = life } } },
  }
end
local two, four, five = { "barbarian", "elf" }, { "barbarian", "elf", "slayer", "thief" }, { "barbarian", "elf", "slayer", "thief", "druid" }
local first = { leader = "lead:seat1" }

--- A round of a boss that brings Monsters: so many come before the First Player, and nobody before the last.
local function brings(name, chapter, boss, heroes, round, asked, told, monster, count)
  local seats, expected, brought = {}, {}, {}
  for i = 1, #heroes do seats[i], expected[i] = { life = 30, hand = { "coin", "coin" }, monsters = {} }, {} end
  for i = 1, count do brought[i] = monster end
  expected[1], expected[#heroes] = { monsters = brought }, { monsters = {} }
  return {
    name = name, chapter = chapter, heroes = heroes, before = first, start = { adventure_deck = { boss } },
    table = { active = #heroes - 1, round = round - 1, seats = seats }, dice = { 1, 1, 1, 1 }, play = { "end_turn" },
    expect = { asks = asked, round = round, told = { told }, seats = expected },
  }
end
local three = { "barbarian", "elf", "slayer" }

--- The Miller with so many wounds takes one more; then the same hero's next turn begins, and he rolls a 3 if nothing else is said.
local function wheel(name, wounds, life, answer, expect, roll)
  return {
    name = name, chapter = "01_the_mill", heroes = { "barbarian" }, start = { adventure_deck = { "drowned_miller" } },
    table = {
      boss_area = { { "drowned_miller", wounds = wounds } },
      seats = { { life = life, hand = { "short_sword", "coin" }, deck = { "coin", "coin" }, monsters = {} } },
    },
    dice = { 1, roll or 3 }, play = { "play:short_sword", "end_turn", answer and { asked = "wheel", answer = answer } or nil }, expect = expect,
  }
end

return {
  brings("for three heroes the race gives up one Drowned Hand", "01_the_mill", "drowned_miller", three, 3, "main", "miller.hand", "drowned_hand", 1),
  brings("for four two", "01_the_mill", "drowned_miller", four, 3, "main", "miller.hand", "drowned_hand", 2),
  brings("for five two as well", "01_the_mill", "drowned_miller", five, 3, "main", "miller.hand", "drowned_hand", 2),
  brings("for two heroes one Marsh Wight boards", "02_the_ferry", "grey_ferryman", two, 3, "fare", "ferryman.passenger", "marsh_wight", 1),
  brings("for three heroes two Marsh Wights board", "02_the_ferry", "grey_ferryman", three, 3, "fare", "ferryman.passenger", "marsh_wight", 2),
  company("the Miller strikes with 1 more for a second hero", "01_the_mill", "drowned_miller", two, first, { 1 }, { "end_turn" }, 28),
  company("with 2 more for three further ones", "01_the_mill", "drowned_miller", four, first, { 1 }, { "end_turn" }, 27),
  company("and no more for a fourth", "01_the_mill", "drowned_miller", five, first, { 1 }, { "end_turn" }, 27),
  company("the Ferryman too, whether he is paid or not", "02_the_ferry", "grey_ferryman", four, first, { 1 },
    { "end_turn", { asked = "fare", answer = "fare.refuse" } }, 24),
  company("the Mother too", "02_the_cellar", "vinegar_mother", four, first, { 1 }, { "end_turn" }, 25),
  company("the Warden strikes with 3 more at whoever is not alone", "03_the_sluice", "sluice_warden", two, first, { 1 }, { "end_turn" }, 24),
  company("however many they are", "03_the_sluice", "sluice_warden", five, first, { 1 }, { "end_turn" }, 24),
  {
    name = "for two heroes a Flour Rat comes with the Miller",
    chapter = "01_the_mill",
    heroes = { "warrior", "cleric" },
    before = first,
    start = { adventure_deck = { "drowned_miller" } },
    expect = {
      boss_area = { { "drowned_miller", wounds = 0 } },
      seats = { { monsters = { "flour_rat" } }, { monsters = {} } },
    },
  },
  {
    name = "for three heroes two",
    chapter = "01_the_mill",
    heroes = three,
    before = first,
    start = { adventure_deck = { "drowned_miller" } },
    expect = { seats = { { monsters = { "flour_rat" } }, { monsters = { "flour_rat" } }, { monsters = {} } } },
  },
  {
    name = "for five heroes three, and his dogs before the other two",
    chapter = "01_the_mill",
    heroes = five,
    before = first,
    start = { adventure_deck = { "drowned_miller" } },
    expect = { seats = { { monsters = { "flour_rat" } }, { monsters = { "flour_rat" } }, { monsters = { "flour_rat" } }, { monsters = { "bog_hound" } }, { monsters = { "bog_hound" } } } },
  },
  {
    name = "to one hero he comes alone",
    chapter = "01_the_mill",
    heroes = { "warrior" },
    start = { adventure_deck = { "drowned_miller" } },
    expect = { boss_area = { { "drowned_miller", wounds = 0 } }, seats = { { monsters = {} } } },
  },
  {
    name = "in the third round the Miller's race gives up a Drowned Hand before the First Player",
    chapter = "01_the_mill",
    heroes = { "barbarian", "dwarf" },
    before = { leader = "lead:seat1" },
    start = { adventure_deck = { "drowned_miller" } },
    table = {
      active = 1,
      round = 2,
      seats = { { life = 40, hand = { "coin", "coin" }, monsters = {} }, { hand = { "coin", "coin" }, monsters = {} } },
    },
    dice = { 1 },
    play = { "end_turn" },
    expect = { round = 3, told = { "miller.hand" }, seats = { { monsters = { "drowned_hand" } }, { monsters = {} } } },
  },
  {
    name = "in the second round the race gives up nobody",
    chapter = "01_the_mill",
    heroes = { "barbarian" },
    start = { adventure_deck = { "drowned_miller" } },
    table = { seats = { { life = 40, hand = { "coin", "coin" }, monsters = {} } } },
    dice = { 1 },
    play = { "end_turn" },
    expect = { round = 2, silent = { "miller.hand" }, seats = { { monsters = {} } } },
  },
  -- 25 life for one hero: he lets the wheel go with 12 left
  wheel("a lone hero is struck with 1 less", 0, 40, nil, { seats = { { life = 37 } } }, 4),
  wheel("with more than half his life left the Miller strikes as ever", 9, 40, nil, { silent = { "miller.loose" }, seats = { { life = 38 } } }),
  wheel("with half of it left he lets the wheel go, and strikes whoever stays there with 2 more", 10, 40, "wheel.stand",
    { told = { "miller.loose" }, seats = { { life = 36 } } }),
  wheel("whoever hangs on loses 4 life, and is struck as before", 10, 40, "wheel.hold", { told = { "miller.loose" }, seats = { { life = 34 } } }),
  wheel("who has 5 life left may still hang on", 10, 5, "wheel.hold", { told = { "miller.loose" }, seats = { { life = 1 } } }, 1),
  wheel("who has 4 may not", 10, 4, nil, { told = { "miller.loose" }, asks = "main", seats = { { life = 2 } } }, 1),
  {
    name = "each hero hangs on or does not, and the wheel is let go once",
    chapter = "01_the_mill",
    heroes = two,
    before = first,
    start = { adventure_deck = { "drowned_miller" } },
    table = {
      boss_area = { { "drowned_miller", wounds = 18 } },
      seats = {
        { life = 30, armour = 0, hand = { "short_sword", "coin" }, deck = { "coin", "coin", "coin", "coin" }, front = {}, monsters = {} },
        { life = 30, armour = 0, hand = { "coin", "coin" }, deck = { "coin", "coin", "coin", "coin" }, front = {}, monsters = {} },
      },
    },
    dice = { 1, 1, 1 },
    play = {
      "play:short_sword", "end_turn",
      { asked = "wheel", answer = "wheel.hold" }, { asked = "wheel", answer = "wheel.stand" },
      "end_turn",
    },
    -- 1 and 1 for a second hero: the Elf hangs on, the Barbarian is struck with 2 more
    expect = { asks = "main", active = 0, seats = { { life = 26 }, { life = 24 } } },
  },
  {
    name = "who pays the Ferryman with a card is struck with 1 less",
    chapter = "02_the_ferry",
    heroes = { "barbarian" },
    start = { adventure_deck = { "grey_ferryman" } },
    table = { seats = { { life = 40, hand = { "coin", "coin" }, deck = { "hatchet", "coin", "coin", "coin", "coin" }, monsters = {} } } },
    dice = { 6 },
    play = {
      "end_turn",
      { asked = "fare", answer = "fare.pay" },
      { asked = "discard", answer = { "discard:hatchet" } },
    },
    -- a lone hero is struck with 1 less
    expect = { seats = { { life = 36, hand = { "coin", "coin", "coin", "coin" } } } },
  },
  {
    name = "who refuses the Ferryman is struck with 2 more",
    chapter = "02_the_ferry",
    heroes = { "barbarian" },
    start = { adventure_deck = { "grey_ferryman" } },
    table = { seats = { { life = 40, hand = { "coin", "coin" }, monsters = {} } } },
    dice = { 4 },
    play = { "end_turn", { asked = "fare", answer = "fare.refuse" } },
    expect = { seats = { { life = 35 } } },
  },
  {
    name = "below half his life the fare is two cards",
    chapter = "02_the_ferry",
    heroes = { "barbarian" },
    start = { adventure_deck = { "grey_ferryman" } },
    table = {
      boss_area = { { "grey_ferryman", wounds = 22 } },
      seats = {
        {
          life = 40,
          hand = { "short_sword", "coin" },
          deck = { "hatchet", "buckler", "coin", "coin", "coin" },
          monsters = {},
        },
      },
    },
    dice = { 1, 4 },
    play = {
      "play:short_sword",
      "end_turn",
      { asked = "fare", answer = "fare.pay" },
      { asked = "discard", answer = { "discard:hatchet", "discard:buckler" } },
    },
    expect = { told = { "ferryman.adrift" }, seats = { { life = 38, hand = { "coin", "coin", "coin" } } } },
  },
  {
    name = "just above half his life the fare is still one card",
    chapter = "02_the_ferry",
    heroes = { "barbarian" },
    start = { adventure_deck = { "grey_ferryman" } },
    table = {
      boss_area = { { "grey_ferryman", wounds = 21 } },
      seats = {
        { life = 40, hand = { "short_sword", "coin" }, deck = { "hatchet", "coin", "coin", "coin", "coin" }, monsters = {} },
      },
    },
    dice = { 1, 2 },
    play = { "play:short_sword", "end_turn", { asked = "fare", answer = "fare.pay" }, { asked = "discard", answer = { "discard:hatchet" } } },
    expect = { silent = { "ferryman.adrift" }, seats = { { hand = { "coin", "coin", "coin", "coin" } } } },
  },
  {
    name = "every third round a Marsh Wight boards before the First Player",
    chapter = "02_the_ferry",
    heroes = { "barbarian" },
    start = { adventure_deck = { "grey_ferryman" } },
    table = { round = 2, seats = { { life = 40, hand = { "coin", "coin" }, monsters = {} } } },
    play = { "end_turn" },
    expect = { asks = "fare", round = 3, told = { "ferryman.passenger" }, seats = { { monsters = { "marsh_wight" } } } },
  },
  {
    name = "in the second round nobody boards",
    chapter = "02_the_ferry",
    heroes = { "barbarian" },
    start = { adventure_deck = { "grey_ferryman" } },
    table = { seats = { { life = 40, hand = { "coin", "coin" }, monsters = {} } } },
    play = { "end_turn" },
    expect = { asks = "fare", round = 2, silent = { "ferryman.passenger" }, seats = { { monsters = {} } } },
  },
  {
    name = "in the second round a cask bursts: a Beer among the Loot and a Vinegar Drop",
    chapter = "02_the_cellar",
    heroes = { "barbarian" },
    start = { adventure_deck = { "vinegar_mother" } },
    table = { seats = { { life = 40, hand = { "coin", "coin" }, loot = {}, monsters = {} } } },
    dice = { 1, 1, 1 },
    play = { "end_turn" },
    expect = { round = 2, told = { "mother.burst" }, seats = { { monsters = { "vinegar_drop" } } } },
  },
  {
    name = "in the third round no cask bursts",
    chapter = "02_the_cellar",
    heroes = { "barbarian" },
    start = { adventure_deck = { "vinegar_mother" } },
    table = { round = 2, seats = { { life = 40, hand = { "coin", "coin" }, monsters = {} } } },
    dice = { 1 },
    play = { "end_turn" },
    expect = { round = 3, silent = { "mother.burst" }, seats = { { life = 38, monsters = {} } } },
  },
  {
    name = "after three casks the Mother is in a temper: she attacks with 1 more, and no fourth bursts",
    chapter = "02_the_cellar",
    heroes = { "barbarian" },
    start = { adventure_deck = { "vinegar_mother" } },
    settings = { duty = "none" },
    table = {
      seats = {
        { life = 40, hand = { "coin", "coin" }, deck = { "coin", "coin", "coin", "coin" }, discard_pile = {}, monsters = {} },
      },
    },
    -- A Drop may spread (1: no), then it attacks, then she: round 2, 3, 4 with one Drop, two, and three.
    dice = {
      1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
      1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    },
    play = { "end_turn", "end_turn", "end_turn", "end_turn", "end_turn", "end_turn", "end_turn" },
    -- 2 in each of four rounds, 3 in each of three.
    expect = { round = 8, told = { "mother.empty" }, seats = { { life = 23, monsters = { "vinegar_drop", "vinegar_drop", "vinegar_drop" } } } },
  },
  {
    name = "a Vinegar Drop that dies costs the Mother a life point, another Monster none",
    chapter = "02_the_cellar",
    heroes = { "barbarian" },
    start = { adventure_deck = { "vinegar_mother" } },
    table = {
      seats = {
        {
          hand = { "short_sword", "hatchet", "coin" },
          monsters = { { "vinegar_drop", wounds = 2 }, "unfinished_skeleton" },
        },
      },
    },
    dice = { 1, 1 },
    play = {
      "play:short_sword",
      "attack:short_sword>vinegar_drop",
      "play:hatchet",
    },
    expect = { boss_area = { { "vinegar_mother", wounds = 1 } } },
  },
  {
    name = "a Drop's death never kills the Mother",
    chapter = "02_the_cellar",
    heroes = { "barbarian" },
    start = { adventure_deck = { "vinegar_mother" } },
    table = {
      boss_area = { { "vinegar_mother", wounds = 37 } },
      seats = { { hand = { "short_sword", "coin" }, monsters = { { "vinegar_drop", wounds = 2 } } } },
    },
    dice = { 1 },
    play = { "play:short_sword" },
    expect = { boss_area = { { "vinegar_mother", wounds = 37 } } },
  },
  {
    name = "the water rises by 1 each round, and at 3 it floods: a blow of 5 and a Drowned Hand",
    chapter = "03_the_sluice",
    heroes = { "barbarian" },
    start = { adventure_deck = { "sluice_warden" } },
    settings = { duty = "none" },
    table = {
      seats = {
        { life = 40, hand = { "coin", "coin" }, deck = { "coin", "coin", "coin", "coin" }, discard_pile = {}, monsters = {} },
      },
    },
    dice = { 1, 1, 1, 1 },
    play = { "end_turn", "end_turn", "end_turn" },
    expect = {
      round = 4,
      told = { "warden.water", "warden.flood" },
      seats = { { life = 26, monsters = { "drowned_hand" } } },
    },
  },
  {
    name = "who turns the wheel with two cards keeps the water a round longer",
    chapter = "03_the_sluice",
    heroes = { "barbarian" },
    start = { adventure_deck = { "sluice_warden" } },
    settings = { duty = "none" },
    table = {
      seats = {
        { life = 40, hand = { "coin", "coin", "coin" }, deck = { "coin", "coin", "coin", "coin" }, discard_pile = {}, monsters = {} },
      },
    },
    dice = { 1, 1, 1 },
    play = { "end_turn", "use:wheel_hands", { "discard:coin", "discard:coin.2" }, "end_turn", "end_turn" },
    expect = {
      round = 4,
      silent = { "warden.flood" },
      seats = { { life = 31, effects = { "wheel_hands" }, monsters = {} } },
    },
  },
  {
    name = "the wheel takes two cards, once a round",
    chapter = "03_the_sluice",
    heroes = { "barbarian" },
    start = { adventure_deck = { "sluice_warden" } },
    table = {
      seats = { { life = 40, hand = { "coin", "coin", "coin", "coin", "coin" }, discard_pile = {}, monsters = {} } },
    },
    play = { "use:wheel_hands", { "discard:coin", "discard:coin.2" } },
    expect = {
      asks = "main",
      refuses = { "use:wheel_hands" },
      seats = { { hand = { "coin", "coin", "coin" }, effects = { "wheel_hands", "wheel_turned" } } },
    },
  },
  {
    name = "with one card nobody turns the wheel",
    chapter = "03_the_sluice",
    heroes = { "barbarian" },
    start = { adventure_deck = { "sluice_warden" } },
    table = { seats = { { hand = { "coin" }, pantry = { "bread_and_cheese" }, monsters = {} } } },
    expect = { asks = "main", refuses = { "use:wheel_hands" } },
  },
  {
    name = "at half her life the Warden tears at the gate: 2 more",
    chapter = "03_the_sluice",
    heroes = { "barbarian" },
    start = { adventure_deck = { "sluice_warden" } },
    table = {
      boss_area = { { "sluice_warden", wounds = 13 } },
      seats = { { life = 40, hand = { "short_sword", "coin" }, deck = { "coin", "coin" }, monsters = {} } },
    },
    dice = { 1, 3 },
    play = { "play:short_sword", "end_turn" },
    expect = { told = { "warden.torn" }, seats = { { life = 33 } } },
  },
  {
    name = "above half her life she does not",
    chapter = "03_the_sluice",
    heroes = { "barbarian" },
    start = { adventure_deck = { "sluice_warden" } },
    table = {
      boss_area = { { "sluice_warden", wounds = 12 } },
      seats = { { life = 40, hand = { "short_sword", "coin" }, deck = { "coin", "coin" }, monsters = {} } },
    },
    dice = { 1, 3 },
    play = { "play:short_sword", "end_turn" },
    expect = { silent = { "warden.torn" }, seats = { { life = 35 } } },
  },
  {
    name = "who brings the ring calms her: 2 less",
    chapter = "03_the_sluice",
    heroes = { "barbarian" },
    flags = { ring = true },
    start = { adventure_deck = { "sluice_warden" } },
    table = {
      boss_area = { { "sluice_warden", wounds = 13 } },
      seats = { { life = 40, hand = { "short_sword", "coin" }, deck = { "coin", "coin" }, monsters = {} } },
    },
    dice = { 1, 3 },
    play = { "play:short_sword", "end_turn" },
    expect = { told = { "warden.ring" }, seats = { { life = 37 } } },
  },
  {
    name = "who brings the name calms her too",
    chapter = "03_the_sluice",
    heroes = { "barbarian" },
    flags = { name = true },
    start = { adventure_deck = { "sluice_warden" } },
    table = {
      boss_area = { { "sluice_warden", wounds = 13 } },
      seats = { { life = 40, hand = { "short_sword", "coin" }, deck = { "coin", "coin" }, monsters = {} } },
    },
    dice = { 1, 3 },
    play = { "play:short_sword", "end_turn" },
    expect = { told = { "warden.name" }, seats = { { life = 37 } } },
  },
  {
    name = "who climbed in at the back surprises her: 2 wounds for each hero",
    chapter = "03_the_sluice",
    heroes = { "barbarian", "dwarf" },
    start = { adventure_deck = { "50_the_wardens_lamp", "sluice_warden" } },
    before = { leader = "lead:seat1" },
    at = "tower",
    dice = { 6, 6 },
    play = { "tower.climb" },
    expect = { told = { "warden.comes", "warden.surprised" }, boss_area = { { "sluice_warden", wounds = 4 } } },
  },
  {
    name = "who knocked is greeted with soup",
    chapter = "03_the_sluice",
    heroes = { "barbarian", "dwarf" },
    start = { adventure_deck = { "50_the_wardens_lamp", "sluice_warden" } },
    before = { leader = "lead:seat1" },
    at = "tower",
    play = { "tower.knock" },
    expect = { told = { "warden.comes_soup" }, boss_area = { { "sluice_warden", wounds = 0 } } },
  },
  {
    name = "the Bailiff serves the First Player first: 1 more against that hero",
    chapter = "90_the_pit",
    heroes = { "barbarian" },
    start = { adventure_deck = { "pit_bailiff" } },
    table = { seats = { { life = 40, hand = { "coin", "coin" }, deck = { "coin", "coin" }, monsters = {} } } },
    dice = { 1, 4 },
    play = { "end_turn" },
    expect = { told = { "bailiff.next" }, seats = { { life = 36 } } },
  },
  {
    name = "against all others the Bailiff attacks with 1 less; each round he calls another",
    chapter = "90_the_pit",
    heroes = { "barbarian", "dwarf" },
    before = { leader = "lead:seat1" },
    start = { adventure_deck = { "pit_bailiff" } },
    table = {
      seats = {
        { life = 40, hand = { "coin", "coin" }, deck = { "coin", "coin" }, monsters = {} },
        { life = 40, armour = 0, hand = { "coin", "coin" }, deck = { "coin", "coin" }, monsters = {} },
      },
    },
    -- 6 − 2 against the Dwarf, whose armour takes one; a 2 calls the Dwarf; 6 − 2 against the Barbarian.
    dice = { 6, 2, 6 },
    play = { "end_turn", "end_turn" },
    expect = { active = 0, seats = { { life = 36 }, { life = 37 } } },
  },
  {
    name = "between two fights nobody turns the wheel",
    chapter = "03_the_sluice",
    heroes = { "barbarian" },
    start = { adventure_deck = { "46_the_silt_rises" } },
    table = { hand_off = 1, seats = { { hand = { "coin", "coin" }, effects = { "wheel_hands" }, monsters = {} } } },
    expect = { asks = "main", refuses = { "use:wheel_hands" } },
  },
  {
    name = "two cards are enough to turn the wheel",
    chapter = "03_the_sluice",
    heroes = { "barbarian" },
    start = { adventure_deck = { "sluice_warden" } },
    table = { seats = { { hand = { "coin", "coin" }, monsters = {} } } },
    expect = { asks = "main", offers = { "use:wheel_hands" } },
  },
  {
    name = "a hero's last card is enough for the fare",
    chapter = "02_the_ferry",
    heroes = { "barbarian" },
    start = { adventure_deck = { "grey_ferryman" } },
    table = { seats = { { bare = true, life = 40, hand = { "coin" } } } },
    play = { "end_turn" },
    expect = { asks = "fare", round = 2, seats = { { hand = { "coin" } } } },
  },
  {
    name = "below half his life the last two cards are enough, and a single one is not asked for",
    chapter = "02_the_ferry",
    heroes = { "barbarian", "dwarf" },
    start = { adventure_deck = { "grey_ferryman" } },
    before = { leader = "lead:seat1" },
    table = {
      boss_area = { { "grey_ferryman", wounds = 28 } },
      seats = {
        { bare = true, life = 40, hand = { "bastard_sword", "coin" } },
        { bare = true, life = 40, hand = { "coin" } },
      },
    },
    dice = { 6, 1 },
    play = { "play:bastard_sword", "end_turn" },
    expect = { asks = "main", active = 1, told = { "ferryman.adrift" }, seats = { {}, { life = 37, hand = { "coin" } } } },
  },
}
