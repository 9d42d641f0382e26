-- Events, DL-77 to DL-81 and DL-208 to DL-218.
local lib = use "lib_table"
local season = lib.season

--- The end of a season with an event: what was given as orders comes to nothing.
local function event(name, tile, t, answers, expect)
  t.orders = { "forage", "smile", "build" }
  t.to_build = {}
  t.event = { tile }
  t.season = 2
  local all = { "decline", "decline", "choose:forage" }
  if t.gold == 0 then table.remove(all, 1) end
  for _, answer in ipairs(answers) do all[#all + 1] = answer end
  return season(name, t, all, expect)
end
local function special(name, id, t, answers, expect)
  t.special = { id }
  return event(name, "any_other_business", t, answers, expect)
end

local trio = { "witch", "vampire", "goblin" }

--- What is due is said where something is spent: at supper, before all else.
local function due(name, tile, t, says, prompt)
  t.orders, t.event, t.season = t.orders or { "forage", "smile", "build" }, { tile }, 2
  return season(name, t, {}, { asks = prompt or "food_1", says = says })
end

return {
  due("DL-80 the rent is said where something is spent: three tiles, two coins", "ground_rent", {}, { n = 1, rent = 2 }),
  due("DL-80 four tiles are two coins as well, and lost ones count", "ground_rent",
    { dungeon = { { "tunnel", cell = 3 }, { "tunnel", cell = 8, lost = 1 }, { "tunnel", cell = 13 }, { "tunnel", cell = 2 } } }, { rent = 2 }),
  due("DL-78 so are wages, as a sum", "wages_due", { lair = trio }, { n = 1, wages_food = 2, wages_evil = 3 }),
  due("DL-78 what is rare is a number of its own: a golem and a demon", "wages_due", { lair = { "golem", "demon" }, year = 2 }, { wages_rare = 111, wages_evil = 1 }),
  due("DL-78 who hires on pay day is told that it is one", "wages_due", { orders = { "hire", "dig", "mine" }, gold = 3, imps = 0 }, { n = 0, payday = 1 }, "hire"),
  due("DL-78 whoever digs on pay day is not told of it", "wages_due", { orders = { "dig", "mine", "hire" }, lair = { "golem", "witch" }, gold = 9, food = 9 }, { n = 2, total = 1 }, "dig"),
  due("DL-80 of the rent, which digging may raise, yes", "ground_rent", { orders = { "dig", "mine", "hire" } }, { n = 2, total = 1, rent = 2 }, "dig"),
  due("DL-78 nothing is left out where all sorts of wages are due: of who smiles", "wages_due", { orders = { "smile", "mine", "hire" }, lair = { "golem", "witch" }, gold = 9, food = 9 },
    { n = 1, wages_food = 1, wages_evil = 1, wages_rare = 11 }, "smile"),
  due("DL-78 who hires", "wages_due", { orders = { "hire", "mine", "dig" }, imps = 0, lair = { "golem", "witch" }, gold = 9, food = 9 }, { n = 0, wages_food = 1, wages_evil = 1, wages_rare = 11 }, "hire"),
  due("DL-78 who buys traps in the second year", "wages_due", { orders = { "shop", "mine", "dig" }, imps = 0, year = 2, lair = { "golem", "witch" }, gold = 9, food = 9 },
    { n = 11, wages_food = 1, wages_evil = 1, wages_rare = 11 }, "shop"),
  due("DL-78 who builds", "wages_due", { orders = { "build", "mine", "dig" }, imps = 0, lair = { "golem", "witch" }, gold = 9, food = 9 }, { n = 0, wages_food = 1, wages_evil = 1, wages_rare = 11 }, "build"),
  due("DL-81 other business that takes something is named", "any_other_business", { special = { "sudden_audit" } }, { special = "sudden_audit" }),
  event("DL-78 of those who are not paid yet the sum is said", "wages_due", { lair = trio, evil = 5 }, { "pay:vampire" },
    { asks = "wages", says = { wages_food = 2, wages_evil = 1 } }),
  event("DL-78, TC-23 wages: all are paid, and that is exactly evil enough for the paladin", "wages_due", { lair = trio, evil = 7, tent = { "silver_paladin" } },
    { "pay:witch", "pay:vampire", "pay:goblin" }, { seats = { { food = 1, evil = 10, lair = trio, party = { "silver_paladin" } } } }),
  event("TC-24 letting the witch go instead is no better", "wages_due", { lair = trio, evil = 7, tent = { "silver_paladin" } },
    { "pay:vampire", "dismiss:witch", "pay:goblin" }, { seats = { { food = 2, evil = 10, lair = { "vampire", "goblin" }, party = { "silver_paladin" } } } }),
  event("TC-25 letting the count go is: one below the mark", "wages_due", { lair = trio, evil = 7, tent = { "silver_paladin" } },
    { "dismiss:vampire", "pay:witch", "pay:goblin" }, { seats = { { food = 1, evil = 9, lair = { "witch", "goblin" }, party = {} } } }),
  event("TC-26, DL-46 two below the top both cannot be paid, and the step for letting the other go is ignored there", "wages_due",
    { lair = { "witch", "vampire" }, evil = 13 }, { "pay:vampire" }, { seats = { { evil = 15, lair = { "vampire" }, food = 3 } }, told = { "log.dismissed" } }),
  event("Q2 a proud witch eats nothing: 2 food for a troll, as in the example", "wages_due",
    { lair = { "witch", "vampire", "troll" }, evil = 7, tent = { "silver_paladin" }, settings = { witch = "proud" } }, { "pay:vampire", "dismiss:witch", "pay:troll" },
    { seats = { { food = 1, evil = 10 } } }),
  event("DL-78 one may let somebody go although one could pay", "wages_due", { lair = { "goblin" } }, { "dismiss:goblin" }, { seats = { { lair = {}, evil = 6, food = 3 } } }),
  event("DL-78, DL-152 ghosts are paid, too", "wages_due", { lair = { "ghost" } }, { "pay:ghost" }, { seats = { { lair = { "ghost" }, evil = 6 } } }),
  event("Q3 slimes stay for nothing", "wages_due", { lair = { "slime" } }, { "stay" }, { seats = { { lair = { "slime" }, evil = 5 } } }),
  event("DL-78 who costs nothing may be let go, too, for 1 evil", "wages_due", { lair = { "slime", "slime" } }, { "dismiss:slime", "stay" },
    { seats = { { lair = { "slime" }, evil = 6 } } }),
  event("DL-79 in any order: a slime goes before somebody is paid", "wages_due", { lair = { "goblin", "slime" } }, { "dismiss:slime", "pay:goblin" },
    { seats = { { lair = { "goblin" }, evil = 6, food = 2 } } }),
  event("DL-78 who could have gone while others were paid is not asked about once more", "wages_due", { lair = { "goblin", "slime" } }, { "pay:goblin" },
    { asks = "dummy", seats = { { lair = { "goblin", "slime" }, evil = 5 } } }),
  event("DL-158 whom a demon gets need not be paid", "wages_due", { lair = { "demon", "troll", "goblin" } }, { "pay:demon", "choose:troll", "pay:goblin" },
    { seats = { { lair = { "demon", "goblin" }, food = 2, evil = 6 } } }),
  event("DL-156 golems want a coin and a trap again", "wages_due", { lair = { "golem" }, traps = { "hot_draught", "blunt_wit" } }, { "pay:golem", "choose:hot_draught" },
    { seats = { { lair = { "golem" }, gold = 2, traps = { "blunt_wit" } } } }),
  event("DL-80, TC-29 rent for 3 tiles is 2 gold", "ground_rent", {}, { 2 }, { seats = { { gold = 1, letters = 0 } } }),
  event("DL-80 what is not paid comes as letters, also if one could pay", "ground_rent", {}, { 0 }, { seats = { { gold = 3, letters = 2 } } }),
  event("TC-29 for 5 tiles it is 3; conquered ones count", "ground_rent",
    { dungeon = { { "tunnel", cell = 3 }, { "tunnel", cell = 8 }, { "tunnel", cell = 13 }, { "tunnel", cell = 18, lost = 1 }, { "egg_cellar", cell = 17 } }, gold = 3, imps = 0 }, { 1 },
    { seats = { { gold = 2, letters = 2 } } }),
  event("DL-80 without gold there are only letters", "ground_rent", { gold = 0 }, {}, { seats = { { letters = 2 } } }),
  event("DL-81 without anything on the agenda nothing happens", "any_other_business", {}, {}, { seats = { { gold = 3, food = 3 } } }),
  special("DL-208 witch-finders: one gives the witch up", "witch_finders", { lair = { "witch", "troll" } }, { "give_up:witch" }, { seats = { { lair = { "troll" }, evil = 5 } } }),
  special("DL-208 or is 1 more evil", "witch_finders", { lair = { "witch", "troll" } }, { "keep:witch" }, { seats = { { lair = { "witch", "troll" }, evil = 6 } } }),
  special("DL-209 work to rule: one unit of the wage", "work_to_rule", { lair = { "troll" } }, { "unit_food:troll" }, { seats = { { food = 2, lair = { { "troll", spent = 0 } } } } }),
  special("DL-209 or out for this visit; DL-217 ghosts and slimes are not asked", "work_to_rule", { lair = { "troll", "ghost", "slime" } }, { "let_strike:troll" },
    { seats = { { food = 3, lair = { { "troll", spent = 1 }, { "ghost", spent = 0 }, { "slime", spent = 0 } } } } }),
  special("DL-209 evil is a unit, too", "work_to_rule", { lair = { "vampire" } }, { "unit_evil:vampire" }, { seats = { { evil = 6, lair = { { "vampire", spent = 0 } } } } }),
  special("DL-209 who was fed to a demon is not asked any more", "work_to_rule", { lair = { "demon", "troll" } }, { "unit_fodder:demon" },
    { seats = { { food = 3, lair = { { "demon", spent = 0 } } } } }),
  special("DL-210 an audit: half of the gold, rounded up", "sudden_audit", { gold = 5 }, {}, { seats = { { gold = 2 } } }),
  special("DL-211 guests with tails: half of the food, rounded up", "guests_with_tails", { food = 5 }, {}, { seats = { { food = 2 } } }),
  special("DL-212 an anniversary: cake for every four imps", "imps_anniversary", { imps = 8 }, { "feast", "holiday" }, { seats = { { imps = 7, food = 2 } } }),
  special("DL-212 not for three", "imps_anniversary", { imps = 3 }, {}, { seats = { { imps = 3, food = 3 } } }),
  special("DL-213 a breakfast for the first who waits", "heroes_breakfast", { party = { "squire", "tiptoer" } }, {},
    { seats = { { party = { { "squire", more_health = 1 }, { "tiptoer", more_health = 0 } } } } }),
  special("DL-214 talk: 1 gold", "talk_in_the_village", {}, { "hush_money" }, { seats = { { gold = 2, evil = 5 } } }),
  special("DL-214, DL-218 or 1 evil, as a gain: at the top nothing happens", "talk_in_the_village", { evil = 15 }, { "let_talk" }, { seats = { { gold = 3, evil = 15 } } }),
  special("DL-215 a ceiling: an imp", "falling_ceiling", {}, { "lose_imp" }, { seats = { { imps = 2, gold = 3 } } }),
  special("DL-81 what other business it is is told when it comes", "falling_ceiling", { imps = 0, gold = 0 }, {}, { told = { "log.event", "log.special", in_order = true } }),
  special("DL-215 or 2 gold", "falling_ceiling", {}, { "prop_up" }, { seats = { { imps = 3, gold = 1 } } }),
  special("DL-215 or, with neither, a letter", "falling_ceiling", { imps = 0, gold = 0 }, {}, { seats = { { letters = 1 } } }),
  special("DL-216 fire inspection: 1 gold is good for two", "fire_inspection", { traps = { "hot_draught", "blunt_wit", "slow_needle" } }, { 1, { "choose:blunt_wit" } },
    { seats = { { gold = 2, traps = { "hot_draught", "slow_needle" } } } }),
  special("DL-216 2 gold keep three", "fire_inspection", { traps = { "hot_draught", "blunt_wit", "slow_needle" } }, { 2 }, { seats = { { gold = 1, traps = { "hot_draught", "blunt_wit", "slow_needle" } } } }),
}
