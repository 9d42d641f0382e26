-- What Monsters, Heroes, allies and effects do at the start of a turn, where no adventure card has a say in it.
--- A Flour Rat dies, its Loot is turned over, and the die shows so much.
local function rat(roll, store, card)
  return {
    name = "a die of " .. roll .. " finds the " .. card .. " on a Flour Rat",
    chapter = "01_the_mill",
    heroes = { "barbarian" },
    start = { adventure_deck = { "07_hands_in_the_race" } },
    table = { [store] = { card }, seats = { { bare = true, hand = { "bastard_sword", "coin" }, deck = { "coin" }, monsters = { "flour_rat" } } } },
    dice = { 6, roll },
    play = { "play:bastard_sword", { asked = "loot", answer = { "loot:flour_rat" } } },
    expect = { asks = "main", seats = { { loot = { card } } } },
  }
end

return {
  rat(1, "stack_beer", "house_beer"),
  rat(2, "stack_scroll", "spell_primer"),
  rat(3, "stack_spell", "spark"),
  rat(4, "stack_potion", "red_potion"),
  rat(5, "stack_nuggets", "nugget"),
  rat(6, "main_deck", "hatchet"),
  {
    name = "a Grave Gaunt takes a point of intelligence before it attacks",
    heroes = { "elf" },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    table = { seats = { { hand = { "coin", "coin" }, deck = { "coin", "staff" }, monsters = { "grave_gaunt" } } } },
    dice = { 1 },
    play = { "end_turn" },
    expect = { seats = { { intelligence = 3 } } },
  },
  {
    name = "a Tax Ogre takes a card of the hand before it attacks",
    heroes = { "barbarian" },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    table = {
      seats = {
        { life = 40, hand = { "coin", "coin" }, deck = { "hatchet", "staff", "coin", "coin", "coin" }, monsters = { "tax_ogre" } },
      },
    },
    dice = { 2 },
    play = { "end_turn", { asked = "discard", answer = { "discard:hatchet" } } },
    expect = { seats = { { life = 38, hand = { "staff", "coin", "coin", "coin" } } } },
  },
  {
    name = "a Lich Clerk makes all other Undead attack with 1 more, itself not",
    heroes = { "barbarian" },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    table = {
      seats = {
        { life = 40, hand = { "coin", "coin" }, monsters = { "lich_clerk", { "grave_gaunt", wounds = 1 }, "shield_orc" } },
      },
    },
    -- It summons another Gaunt first; the Clerk's 0, twice the Gaunts' −1 and 1, the Orc's −1; 1 less each for a lone hero.
    dice = { 4, 4, 4, 4 },
    play = { "end_turn" },
    expect = { seats = { { life = 29 } } },
  },
  {
    name = "a Goblin Pedlar strikes with 1 more at who holds five cards",
    heroes = { "barbarian" },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    table = {
      seats = {
        { life = 40, hand = { "coin", "coin" }, deck = { "hatchet", "staff", "coin", "coin", "coin" }, monsters = { "goblin_pedlar" } },
      },
    },
    dice = { 6 },
    play = { "end_turn" },
    expect = { seats = { { life = 37 } } },
  },
  {
    name = "a Goblin Pedlar strikes as ever at who holds four cards",
    heroes = { "barbarian" },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    settings = { hand_size = 4 },
    table = {
      seats = {
        { life = 40, hand = { "coin", "coin" }, deck = { "hatchet", "staff", "coin", "coin" }, monsters = { "goblin_pedlar" } },
      },
    },
    dice = { 6 },
    play = { "end_turn" },
    expect = { seats = { { life = 38 } } },
  },
  {
    name = "a Lantern Thief takes a card from who holds more than three",
    heroes = { "barbarian" },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    table = {
      seats = {
        { hand = { "coin", "coin" }, deck = { "hatchet", "staff", "coin", "coin", "coin" }, monsters = { "lantern_thief" } },
      },
    },
    dice = { 1 },
    play = { "end_turn", { asked = "discard", answer = { "discard:hatchet" } } },
    expect = { seats = { { hand = { "staff", "coin", "coin", "coin" } } } },
  },
  {
    name = "a Lantern Thief leaves three cards alone",
    heroes = { "barbarian" },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    settings = { hand_size = 3 },
    table = { seats = { { hand = { "coin", "coin" }, deck = { "hatchet", "staff", "coin" }, monsters = { "lantern_thief" } } } },
    dice = { 1 },
    play = { "end_turn" },
    expect = { asks = "main", seats = { { hand = { "hatchet", "staff", "coin" } } } },
  },
  {
    name = "a Thorn Shield does 1 damage to the first Monster at the start of the turn",
    heroes = { "barbarian" },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    table = { seats = { { hand = { "coin", "coin" }, front = { "thorn_shield" }, monsters = { "imp", "shield_orc" } } } },
    dice = { 1, 1 },
    play = { "end_turn" },
    expect = { seats = { { monsters = { { "imp", wounds = 1 }, { "shield_orc", wounds = 0 } } } } },
  },
  {
    name = "the Paladin's turn heals the most wounded other hero 1",
    heroes = { "paladin", "barbarian", "dwarf" },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    before = { leader = "lead:seat3" },
    table = {
      seats = {
        { life = 10, hand = { "coin", "coin" }, monsters = {} },
        { life = 30, monsters = { "imp" } },
        { life = 29, hand = { "coin", "coin" }, monsters = {} },
      },
    },
    play = { "end_turn" },
    expect = { active = 0, seats = { { life = 10 }, { life = 30 }, { life = 30 } } },
  },
  {
    name = "the Cleric's turn heals 1 for every hero with half life or less",
    heroes = { "cleric", "barbarian", "paladin" },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    before = { leader = "lead:seat3" },
    table = {
      seats = {
        { life = 17, hand = { "coin", "coin" }, monsters = {} },
        { life = 23, monsters = { "imp" } },
        { life = 20, hand = { "coin", "coin" }, monsters = {} },
      },
    },
    play = { "end_turn" },
    expect = { active = 0, seats = { { life = 18 }, { life = 23 }, { life = 21 } } },
  },
  {
    name = "once a chapter another hero who falls rises at once with 10 life, where a Cleric stands",
    heroes = { "barbarian", "cleric" },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    before = { leader = "lead:seat1" },
    table = { seats = { { life = 1, hand = { "cursed_ring", "coin" }, monsters = {} }, { monsters = { "imp" } } } },
    play = { "play:cursed_ring" },
    expect = { seats = { { life = 10, standing = 1, scars = 0 } } },
  },
  {
    name = "slow poison: 1 life at the start of the turn, for three turns",
    heroes = { "barbarian" },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    table = {
      seats = { { life = 30, hand = { "coin", "coin" }, effects = { { "slow_poison", turns = 3 } }, monsters = { "giant_turtle" } } },
    },
    play = { "end_turn" },
    expect = { seats = { { life = 29, effects = { { "slow_poison", turns = 2 } } } } },
  },
  {
    name = "a Water Mark costs a life point at the start of the turn",
    heroes = { "barbarian" },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    table = {
      seats = { { life = 30, hand = { "coin", "coin" }, effects = { { "water_mark", turns = 4 } }, monsters = { "giant_turtle" } } },
    },
    play = { "end_turn" },
    expect = { seats = { { life = 29, effects = { { "water_mark", turns = 3 } } } } },
  },
  {
    name = "whose turn it is not, no poison or mark takes life",
    heroes = { "barbarian", "dwarf" },
    chapter = "02_the_ferry",
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    before = { leader = "lead:seat2" },
    table = {
      seats = {
        { life = 30, hand = { "coin", "coin" }, monsters = { "giant_turtle" } },
        { life = 30, hand = { "coin", "coin" }, effects = { { "water_mark", turns = 4 }, { "slow_poison", turns = 3 } }, monsters = {} },
      },
    },
    play = { "end_turn" },
    expect = { active = 0, seats = { { life = 30 }, { life = 30 } } },
  },
}
