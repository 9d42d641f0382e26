-- What a Hero, a Skill, an effect or a card does for its owner it does for nobody else.
return {
  {
    name = "another hero's kill is not the Barbarian's, the Thief's, the Necromancer's, the Slayer's or the Druid's",
    heroes = { "warrior", "barbarian", "thief", "necromancer", "slayer", "druid" },
    before = { leader = "lead:seat1" },
    table = {
      seats = {
        { xp = 0, hand = { "bastard_sword", "coin" }, monsters = { "unfinished_skeleton", "bridge_troll" } },
        { life = 20, berserk = 2, monsters = {} },
        { purse = 0, monsters = {} },
        { discard_pile = {}, monsters = {} },
        { xp = 0, monsters = {} },
        { monsters = {} },
      },
    },
    dice = { 1 },
    play = { "play:bastard_sword", "attack:bastard_sword>unfinished_skeleton" },
    expect = {
      seats = {
        { xp = 5, monsters = { { "bridge_troll", wounds = 3, attack_bonus = 0 } } },
        { life = 20 },
        { purse = 0 },
        { discard_pile = {} },
        { xp = 0 },
        {},
      },
    },
  },
  {
    name = "another hero's attack has nothing of the Elf's eye, the Slayer's first blow, the Giant Killer or the Dark Elf's poison",
    heroes = { "mage", "elf", "slayer", "dark_elf", "barbarian", "warrior" },
    before = { leader = "lead:seat1" },
    table = {
      seats = {
        { hand = { "longbow", "coin" }, monsters = {} },
        { monsters = {} },
        { monsters = {} },
        { monsters = {} },
        { skills = { "giant_killer" }, monsters = { "bridge_troll" } },
        { attacks = 1, monsters = {} },
      },
    },
    dice = { 1 },
    play = { "play:longbow" },
    expect = { seats = { {}, {}, {}, {}, { monsters = { { "bridge_troll", wounds = 3, attack_bonus = 0 } } }, {} } },
  },
  {
    name = "the Elf's eye is for bows: a sword strikes before somebody else as it does anywhere",
    heroes = { "elf", "barbarian" },
    before = { leader = "lead:seat1" },
    table = { seats = { { hand = { "short_sword", "coin" }, monsters = {} }, { monsters = { "bridge_troll" } } } },
    dice = { 3 },
    play = { "play:short_sword" },
    expect = { seats = { {}, { monsters = { { "bridge_troll", wounds = 3 } } } } },
  },
  {
    name = "the Slayer's first blow is a Weapon's: a Spell is not better for it",
    heroes = { "slayer" },
    table = { seats = { { intelligence = 2, hand = { "spark", "coin" }, monsters = { "laughing_monk" } } } },
    dice = { 1 },
    play = { "play:spark" },
    expect = { seats = { { monsters = { { "laughing_monk", wounds = 1 } } } } },
  },
  {
    name = "an ally and an axe cost the Warrior their price, whatever the Druid, the Dwarf and a bad name would pay",
    heroes = { "warrior", "druid", "dwarf" },
    before = { leader = "lead:seat1" },
    table = {
      hand_off = 1,
      seats = {
        { purse = 200, hand = { "coin", "coin" }, monsters = {}, loot = { "stray_dog", "hatchet", "buckler" } },
        { effects = { "bad_reputation" }, monsters = {} },
        { monsters = {} },
      },
    },
    play = { "buy:stray_dog", "buy:hatchet", "buy:buckler" },
    expect = { seats = { { purse = 130 } } },
  },
  {
    name = "the reward for one wanted is not paid for another",
    heroes = { "barbarian" },
    table = {
      seats = {
        {
          purse = 0,
          hand = { "short_sword", "coin" },
          monsters = { "wanted_goblin", "wanted_orc", "wanted_troll", "unfinished_skeleton" },
        },
      },
    },
    dice = { 1 },
    play = {
      "play:short_sword",
      "attack:short_sword>unfinished_skeleton",
      { asked = "order", answer = { "attack:wanted_goblin", "attack:wanted_orc", "attack:wanted_troll" } },
    },
    expect = { seats = { { purse = 0 } } },
  },
}
