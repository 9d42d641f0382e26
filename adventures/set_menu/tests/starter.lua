-- One rule of each card, Monster and of the boss, and the page behind it.
local starter = "01_the_starter"

local function revealed(card, told, first, second, third)
  return {
    name = card .. " as three heroes meet it",
    chapter = starter, heroes = { "barbarian", "dwarf", "warrior" }, start = { adventure_deck = { card } }, at = "leader", play = { "lead:seat1" },
    expect = { told = { told }, seats = { { monsters = first }, { monsters = second }, { monsters = third } } },
  }
end

local function alone(name, card, seat, dice, answers, expect, more)
  local scenario = {
    name = name, chapter = starter, heroes = { "barbarian" }, start = { adventure_deck = { card } }, table = { seats = { seat } }, dice = dice, play = answers, expect = expect,
  }
  for key, value in pairs(more or {}) do
    if key == "table" then for word, what in pairs(value) do scenario.table[word] = what end else scenario[key] = value end
  end
  return scenario
end

local function two(name, card, at, answers, expect, more)
  local scenario = {
    name = name, chapter = starter, heroes = { "barbarian", "dwarf" }, before = { leader = "lead:seat1" }, start = { adventure_deck = { card, card == "09_the_bay_tree" and "07_a_pinch_of_salt" or "09_the_bay_tree" } }, at = at,
    table = { seats = { { life = 20, xp = 0 }, { life = 20, xp = 0 } } }, play = answers, expect = expect,
  }
  for key, value in pairs(more or {}) do scenario[key] = value end
  return scenario
end

--- The stew's first blow, at the second hero.
local function crowded(name, heroes, life)
  local seats = {}
  for seat = 1, #heroes do seats[seat] = { life = 30, armour = 0, hand = { "coin", "coin" }, deck = { "coin", "coin" }, front = {}, effects = {}, monsters = {} } end
  return {
    name = name, chapter = starter, heroes = heroes, before = { leader = "lead:seat1" }, start = { adventure_deck = { "endless_stew" } },
    table = { seats = seats }, dice = { 1 }, play = { "end_turn" }, expect = { seats = { {}, { life = life } } },
  }
end

return {
  crowded("two cooks do not spoil the stew's temper: a die and 2", { "barbarian", "elf" }, 27),
  crowded("three do: 1 more", { "barbarian", "elf", "slayer" }, 26),
  crowded("and four: 2 more", { "barbarian", "elf", "slayer", "thief" }, 25),
  revealed("03_behind_the_door", "door.reveal", { "angry_onion" }, { "angry_onion" }, { "angry_onion" }),
  revealed("05_the_top_shelf", "shelf.reveal", { "hard_cheese", "sour_grape" }, { "hard_cheese", "sour_grape" }, { "sour_grape" }),
  revealed("11_leftovers", "leftovers.reveal", { "angry_onion", "old_dumpling" }, { "angry_onion", "old_dumpling" }, { "old_dumpling" }),
  revealed("endless_stew", "stew.comes", {}, {}, {}),

  alone("with the last onion gone the door is free", "03_behind_the_door", { hand = { "short_sword", "coin" }, monsters = { "unfinished_skeleton" } }, { 1 },
    { "play:short_sword", { asked = "loot", answer = {} } }, { told = { "door.over" } }),
  alone("every second round something rolls: a blow of 2", "05_the_top_shelf", { life = 30, hand = { "coin", "coin" }, monsters = { "giant_turtle" } }, { 1 },
    { "end_turn" }, { round = 2, told = { "shelf.rolls" } }),
  alone("in the third nothing does", "05_the_top_shelf", { life = 30, hand = { "coin", "coin" }, monsters = { "giant_turtle" } }, { 1 }, { "end_turn" },
    { round = 3, silent = { "shelf.rolls" } }, { table = { round = 2 } }),
  two("one throws salt in and learns, the other has trusted the first and rests", "07_a_pinch_of_salt", "salt.throw", { true, false },
    { asks = "bay", told = { "salt.over" }, flags = { salt = 1 }, seats = { { xp = 5, life = 20 }, { xp = 0, life = 23 } } }),
  two("both do", "07_a_pinch_of_salt", "salt.throw", { true, true }, { flags = { salt = 2 }, seats = { { xp = 5 }, { xp = 5 } } }),
  two("who picks the leaf is scratched for 3", "09_the_bay_tree", "bay", { "bay.pick" },
    { asks = "salt.throw", told = { "bay.picked" }, silent = { "bay.rested" }, flags = { bay_leaf = true }, seats = { { life = 17 }, { life = 20 } } }),
  two("who rests heals 4, and so do the others", "09_the_bay_tree", "bay", { "bay.rest" },
    { told = { "bay.rested" }, silent = { "bay.picked" }, flags = { bay_leaf = false }, seats = { { life = 24 }, { life = 24 } } }),
  alone("the first dumpling killed comes back, and its killer draws; the second stays away", "11_leftovers",
    { hand = { "short_sword", "hatchet", "coin" }, deck = { "buckler", "staff", "coin" }, monsters = { { "old_dumpling", wounds = 1 }, "moat_hydra" } }, { 1, 2 },
    {
      "play:short_sword", "attack:short_sword>old_dumpling", "play:hatchet", "attack:hatchet>old_dumpling",
    },
    { seats = { { monsters = { "moat_hydra" }, hand = { "buckler", "coin" } } } }),
  alone("who cuts an onion and does not finish it weeps: a card", "03_behind_the_door", { hand = { "short_sword", "coin", "coin" }, monsters = { "angry_onion" } }, { 1 },
    { "play:short_sword", { asked = "discard", answer = "discard:coin" } }, { asks = "main", seats = { { hand = { "coin" }, monsters = { { "angry_onion", wounds = 1 } } } } }),
  alone("a grape proliferates", "05_the_top_shelf", { life = 30, hand = { "coin", "coin" }, monsters = { "sour_grape" } }, { 4, 1, 1 }, { "end_turn" },
    { seats = { { monsters = { "sour_grape", "sour_grape" } } } }, { table = { round = 2 } }),
  alone("a hard cheese has a rind", "05_the_top_shelf", { hand = { "short_sword", "coin" }, monsters = { "hard_cheese" } }, { 3 }, { "play:short_sword" },
    { seats = { { monsters = { { "hard_cheese", wounds = 2 } } } } }),
  alone("a Pepper Mill adds 1", "05_the_top_shelf", { hand = { "pepper_mill", "coin" }, monsters = { "moat_hydra" } }, { 3 }, { "play:pepper_mill" },
    { seats = { { monsters = { { "moat_hydra", wounds = 4 } } } } }),

  alone("in the second round a dumpling comes up", "endless_stew", { life = 40, hand = { "coin", "coin" }, monsters = {} }, { 1, 1, 1 }, { "end_turn" },
    { round = 2, told = { "stew.dumpling" }, silent = { "stew.boils" }, seats = { { monsters = { "old_dumpling" } } } }),
  alone("in the third none does", "endless_stew", { life = 40, hand = { "coin", "coin" }, monsters = {} }, { 1, 1, 1 }, { "end_turn" },
    { round = 3, silent = { "stew.dumpling" }, seats = { { monsters = {} } } }, { table = { round = 2 } }),
  alone("at half its life it boils over: 1 for everybody", "endless_stew", { life = 40, hand = { "short_sword", "coin" }, deck = { "coin", "coin" }, monsters = {} }, { 5, 1 },
    { "play:short_sword", "end_turn" }, { told = { "stew.boils" } }, { table = { round = 2, boss_area = { { "endless_stew", wounds = 4 } } } }),
  alone("above that it only simmers", "endless_stew", { life = 40, hand = { "short_sword", "coin" }, deck = { "coin", "coin" }, monsters = {} }, { 4, 1 },
    { "play:short_sword", "end_turn" }, { silent = { "stew.boils" } }, { table = { round = 2, boss_area = { { "endless_stew", wounds = 4 } } } }),
  alone("the stew is served: a star, 20 XP, and a crown", "endless_stew", { xp = 0, hand = { "bastard_sword", "coin" }, monsters = {} }, { 6 },
    { "play:bastard_sword", { asked = "loot", answer = {} }, "finish" }, { asks = "bag_free", told = { "starter.alive" }, flags = { starter = true }, seats = { { xp = 50 } } },
    { table = { boss_area = { { "endless_stew", wounds = 16 } }, adventure_discard = { "03_behind_the_door", "05_the_top_shelf", "07_a_pinch_of_salt", "09_the_bay_tree", "11_leftovers" } } }),
  alone("who loses may go back or open a tin", "endless_stew", { life = 1, hand = { "cursed_ring", "coin" }, monsters = {} }, nil, { "play:cursed_ring" },
    { asks = "path", told = { "starter.dead" }, offers = { "starter.again", "starter.tin" }, flags = { starter = false } }),
  alone("a new evening forgets salt, leaf and star", "endless_stew", { monsters = {} }, nil, nil, { asks = "main", flags = { salt = false, bay_leaf = false, starter = false } },
    { flags = { salt = 2, bay_leaf = true, starter = true } }),
}
