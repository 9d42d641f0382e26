-- The frame of a year, DL-4 to DL-31 and DL-65 to DL-95: set-up, dummies, events, heroes, the paladin.
local lib = use "lib_table"
local season = lib.season

local function first_game(name, players, expect, more)
  local heroes = {}
  for i = 1, players do heroes[i] = "" end
  local scenario = { name = name, chapter = "full_lease", heroes = heroes, settings = { game = "first" }, at = players == 2 and "dummy" or "orders", expect = expect }
  for key, value in pairs(more or {}) do scenario[key] = value end
  return scenario
end

local start = { gold = 3, food = 3, imps = 3, evil = 5, letters = 0, traps = {}, lair = {}, party = {}, prison = {},
  dungeon = { { "tunnel", cell = 3 }, { "tunnel", cell = 8 }, { "tunnel", cell = 13 } }, home = { "minion", "minion", "minion" } }

local function others(name, heroes, expect, more)
  local scenario = { name = name, chapter = "full_lease", heroes = heroes, expect = expect }
  for key, value in pairs(more or {}) do scenario[key] = value end
  return scenario
end

--- A season that ends without events, on the way to the heroes: nobody does anything that matters.
local function at_the_door(name, t, expect)
  t.orders = { "forage", "smile", "build" }
  t.to_build = {}
  return season(name, t, { "decline", "decline", "choose:forage" }, expect)
end

--- The end of a season, when orders come back: each seat has one that can.
local function dusk(name, players, t, expect)
  local heroes, seats = {}, {}
  for i = 1, players do
    heroes[i] = ""
    local seat = { shown = { "forage", "smile", "dig" }, on_card = { only = true }, party = {}, lair = {}, evil = 5 }
    for key, value in pairs(t.seats and t.seats[i] or {}) do seat[key] = value end
    seats[i] = seat
  end
  local table = { event = {}, next_event = {}, special = {}, arriving = {}, coming = {}, seats = seats }
  for key, value in pairs(t) do
    if key ~= "seats" then table[key] = value end
  end
  return { name = name, chapter = "full_lease", heroes = heroes, at = "retrieve", table = table, expect = expect }
end

local minions = { "dummy_minion", "dummy_minion", "dummy_minion" }

local ends = {
  dusk("DL-87, TC-37 the first player's token moves on after winter", 4, { season = 1, first = 1 }, { asks = "orders", season = 2, first = 2 }),
  dusk("TC-37 four: not after autumn; the second year begins with the player opposite", 4, { season = 4, first = 4 }, { asks = "orders", year = 2, season = 1, first = 3 }),
  dusk("DL-131 heroes of the first year that are left over come no more", 3,
    { season = 4, first = 1, dummies_home = minions, hero_deck = { "squire", "sword_renter", "armed_prior", "archmages_stand_in", "dragons_widow" } },
    { asks = "orders", year = 2, coming = { "armed_prior", "archmages_stand_in", "dragons_widow" } }),
  dusk("DL-136, TC-37 three: one seat on", 3, { season = 4, first = 1, dummies_home = minions }, { asks = "orders", year = 2, first = 2 }),
  dusk("DL-137, TC-37 two: it stays", 2, { season = 4, first = 2, dummies_home = { "dummy_minion", "dummy_minion", "dummy_minion", "dummy_minion", "dummy_minion", "dummy_minion" } },
    { asks = "dummy", year = 2, first = 2 }),
  dusk("DL-132 two: the dummy is 2 kinder in the second year", 2,
    { season = 4, first = 2, dummy_evil = 6, dummies_home = { "dummy_minion", "dummy_minion", "dummy_minion", "dummy_minion", "dummy_minion", "dummy_minion" } },
    { asks = "dummy", year = 2, dummy_evil = 4, told = { "log.dummy_better" } }),
  dusk("DL-132 but never kinder than the track is long", 2,
    { season = 4, first = 2, dummy_evil = 2, dummies_home = { "dummy_minion", "dummy_minion", "dummy_minion", "dummy_minion", "dummy_minion", "dummy_minion" } },
    { asks = "dummy", year = 2, dummy_evil = 1 }),
  dusk("DL-95 nor does a dummy bring him out of his tent, however bad", 2,
    { season = 4, first = 2, dummy_evil = 13, tent = { "silver_paladin", "golden_paladin" },
      dummies_home = { "dummy_minion", "dummy_minion", "dummy_minion", "dummy_minion", "dummy_minion", "dummy_minion" } },
    { asks = "dummy", year = 2, dummy_evil = 11, tent = { "golden_paladin" }, seats = { { party = {} }, { party = {} } } }),
  dusk("DL-129, DL-78 goods, people and traps stay", 4, { season = 4, first = 4, seats = { { gold = 4, food = 1, imps = 6, letters = 2, lair = { "troll" }, traps = { "hot_draught" }, prison = { "squire" } } } },
    { asks = "orders", year = 2, seats = { { gold = 4, food = 1, imps = 6, letters = 2, lair = { "troll" }, traps = { "hot_draught" }, prison = { "squire" } } } }),
  dusk("DL-94 a paladin who is still in his tent leaves the game", 4, { season = 4, first = 4, tent = { "silver_paladin", "golden_paladin" } },
    { asks = "orders", tent = { "golden_paladin" } }),
  dusk("DL-94, DL-138 and the golden one looks who is bad enough", 4, { season = 4, first = 4, tent = { "silver_paladin", "golden_paladin" }, seats = { {}, { evil = 12 }, { evil = 11 } } },
    { asks = "orders", tent = {}, seats = { {}, { party = { "golden_paladin" } }, { party = {} } } }),
  dusk("DL-91 of equals the last in play order has him", 4, { season = 4, first = 4, tent = { "silver_paladin", "golden_paladin" }, seats = { { evil = 12 }, { evil = 12 } } },
    { asks = "orders", first = 3, seats = { {}, { party = { "golden_paladin" } } } }),
  dusk("DL-28 what nobody wanted is gone, and new things are laid out", 4,
    { season = 1, for_hire = { "ghost" }, to_build = { "gift_shop" }, monster_deck = { "goblin", "slime", "troll", in_order = true }, room_deck = { "egg_cellar", "coin_press", in_order = true } },
    { asks = "orders", for_hire = { "goblin", "slime", "troll" }, to_build = { "egg_cellar", "coin_press" } }),
  dusk("DL-29 the next event is known one season ahead", 4, { season = 1, event_deck = { "ground_rent", in_order = true } }, { asks = "orders", next_event = { "ground_rent" }, event = {} }),
  dusk("DL-26 in autumn no further one is shown, and no heroes", 4, { season = 3, next_event = { "ground_rent" }, coming = { "squire" } },
    { asks = "orders", season = 4, event = { "ground_rent" }, next_event = {}, arriving = { "squire" }, coming = {} }),
  dusk("DL-29, DL-17 other business is shown with its event", 4, { season = 1, event_deck = { "any_other_business", in_order = true }, special_deck = { "sudden_audit", in_order = true } },
    { asks = "orders", next_event = { "any_other_business", "sudden_audit" }, special = {}, told = { "log.special_ahead" } }),
  dusk("DL-29, DL-81 and goes along with it when its season comes", 4, { season = 1, next_event = { "any_other_business", "sudden_audit" }, event_deck = { "ground_rent", in_order = true } },
    { asks = "orders", season = 2, event = { "any_other_business" }, special = { "sudden_audit" }, next_event = { "ground_rent" } }),
  dusk("DL-30, DL-23 heroes stand in order of strength; three for three players", 3,
    { season = 1, dummies_home = minions, hero_deck = { "bandage_canon", "squire", "mild_sister", in_order = true } },
    { asks = "orders", coming = { "squire", "mild_sister", "bandage_canon", in_order = true } }),
  dusk("DL-30 equals as they came", 4, { season = 1, hero_deck = { "bandage_canon", "sword_renter", "squire", "mild_sister", in_order = true } },
    { asks = "orders", coming = { "squire", "sword_renter", "mild_sister", "bandage_canon", in_order = true } }),
  dusk("DL-31 all of one strength: the last goes under the pile until one is not", 3,
    { season = 1, dummies_home = minions, hero_deck = { "squire", "locksmiths_nephew", "choirboy", "evening_mage", "mild_sister", in_order = true } },
    { asks = "orders", coming = { "squire", "locksmiths_nephew", "mild_sister", in_order = true } }),
  dusk("DL-86, DL-24 after autumn the visit begins", 4, { season = 4, first = 1, seats = { { party = { "squire" }, lair = { "troll" } } } }, { asks = "plan", combat = 1, year = 1 }),
  dusk("DL-28 and what nobody wanted in autumn is gone", 4,
    { season = 4, first = 1, for_hire = { "ghost" }, to_build = { "gift_shop" }, seats = { { party = { "squire" }, lair = { "troll" } } } },
    { asks = "plan", for_hire = {}, to_build = {} }),
  dusk("DL-65 three: the dummy takes the first spaces, and its orders are shut away", 3, {
      season = 1, dummies_home = minions, dummy_deck_1 = { "forage", "dig", "mine", only = true }, dummy_shut_1 = { "smile", "recruit", "shop", only = true }, dummy_shown_1 = { only = true },
    }, {
      asks = "orders", at_food = { { "dummy_minion", space = 1 } }, at_tunnels = { { "dummy_minion", space = 1 } }, at_gold = { { "dummy_minion", space = 1 } },
      dummy_shut_1 = { "forage", "dig", "mine" }, dummy_deck_1 = { "smile", "recruit", "shop" },
    }),
  {
    name = "DL-68, DL-69 two: the dummies' third orders are chosen in secret, together with one's own, and placed before all others", chapter = "full_lease", heroes = { "", "" }, at = "dummy",
    table = {
      first = 1, dummy_deck_1 = { "forage", "dig", "mine", only = true }, dummy_deck_2 = { "forage", "dig", "mine", only = true },
      dummies_home = { "dummy_minion", "dummy_minion", only = true }, at_food = { only = true }, at_reputation = { only = true }, at_hire = { only = true },
      seats = { { hand = { "forage", "smile", "hire", "shop", "build", "recruit" } }, { hand = { "dig", "mine", "recruit", "shop", "build", "smile" } } },
    },
    play = {
      "dummy:forage", { "order:forage", "order:smile", "order:hire" }, "dummy:forage", { "order:dig", "order:mine", "order:recruit" },
    },
    expect = { asks = "food_3", told = { "log.dummy_of" } },
  },
}

local all = {
  first_game("DL-22 two: the dummy stands on the track, too", 2, { dummy_evil = 5 }),
  first_game("DL-19 three: it has no counter there", 3, { dummy_evil = 0 }),
  first_game("DL-4 to DL-7, DL-15 what everybody begins with; in a first game two orders are shut away at random", 4,
    { asks = "orders", year = 1, season = 1, seats = { start, start, start, start } }),
  others("DL-16 in a full game one keeps two of three, in secret", { "", "", "", "" }, { asks = "shut", hides = { { "drawn", of = 1, to = 2 } }, shows = { { "drawn", of = 1, to = 1 } } },
    { at = "shut" }),
  others("DL-16 and has the third and the five others in hand", { "", "", "", "" }, { asks = "orders", year = 1 }, { at = "orders" }),

  at_the_door("DL-82 the kindest gets the weakest, the most evil the strongest; DL-84 the dummy is one of three",
    { season = 2, evil = 5, others_evil = 9, dummy_evil = 6, arriving = { "choirboy", "mild_sister", "bandage_canon", in_order = true } },
    { seats = { { party = { "choirboy" } }, { party = { "bandage_canon" } } }, dummy_evil = 7 }),
  at_the_door("DL-84 of equals the dummy counts as kinder", { season = 2, evil = 5, others_evil = 9, dummy_evil = 4, arriving = { "choirboy", "mild_sister", "bandage_canon", in_order = true } },
    { seats = { { party = { "mild_sister" } }, { party = { "bandage_canon" } } }, dummy_evil = 5 }),
  at_the_door("DL-83 of equals the first player counts as kinder", { season = 2, evil = 5, others_evil = 5, dummy_evil = 9, arriving = { "choirboy", "mild_sister", "bandage_canon", in_order = true } },
    { seats = { { party = { "choirboy" } }, { party = { "mild_sister" } } } }),
  at_the_door("DL-83 whoever that is", { first = 2, season = 2, evil = 5, others_evil = 5, dummy_evil = 9, arriving = { "choirboy", "mild_sister", "bandage_canon", in_order = true } },
    { seats = { { party = { "mild_sister" } }, { party = { "choirboy" } } } }),
  at_the_door("DL-85 a new hero stands behind those who wait", { season = 2, evil = 1, arriving = { "choirboy", in_order = true }, party = { "tiptoer" } },
    { seats = { { party = { "tiptoer", "choirboy", in_order = true } } } }),
  at_the_door("DL-85, DL-186 a warrior in front of all", { season = 2, evil = 1, arriving = { "squire", in_order = true }, party = { "sword_renter", "tiptoer" } },
    { seats = { { party = { "squire", "sword_renter", "tiptoer", in_order = true } } } }),
  at_the_door("DL-85 but behind the paladin", { season = 2, evil = 1, arriving = { "squire", in_order = true }, party = { "silver_paladin", "tiptoer" } },
    { seats = { { party = { "silver_paladin", "squire", "tiptoer", in_order = true } } } }),

  season("DL-89, TC-23 on the mark the paladin comes, in front of those who wait",
    { orders = { "forage", "smile", "hire" }, evil = 9, tent = { "silver_paladin" }, party = { "tiptoer" }, table = { at_food = { { "dummy_minion", space = 1 } } } }, { "accept" },
    { asks = "smile", seats = { { evil = 10, party = { "silver_paladin", "tiptoer", in_order = true } } } }),
  season("DL-103, DL-89 and before the second of two steps",
    { orders = { "forage", "smile", "hire" }, evil = 9, tent = { "silver_paladin" }, table = { at_food = { { "dummy_minion", space = 1 }, { "dummy_minion", space = 2 } } } }, { "accept" },
    { asks = "smile", told = { "log.worse", "log.paladin", "log.worse", "log.gain_food", in_order = true }, seats = { { evil = 11, party = { "silver_paladin" } } } }),
  season("TC-39 being nice in the same season does not undo it",
    { orders = { "forage", "smile", "hire" }, evil = 9, tent = { "silver_paladin" }, table = { at_food = { { "dummy_minion", space = 1 } } } }, { "accept", "smile" },
    { asks = "hire", seats = { { evil = 9, party = { "silver_paladin" } } } }),
  season("DL-90, TC-38 an equal does not draw him away", { orders = { "forage", "smile", "hire" }, evil = 10, others_evil = 11, tent = {}, table = { at_food = { { "dummy_minion", space = 1 } } } },
    { "accept" }, { asks = "smile", seats = { { evil = 11, party = {} }, {} } }),
  season("DL-95 a dummy that is worse does not keep him away",
    { orders = { "forage", "smile", "hire" }, evil = 9, dummy_evil = 15, tent = { "silver_paladin" }, table = { at_food = { { "dummy_minion", space = 1 } } } }, { "accept" },
    { asks = "smile", dummy_evil = 15, tent = {}, seats = { { evil = 10, party = { "silver_paladin" } } } }),
}

for _, scenario in ipairs(ends) do all[#all + 1] = scenario end
return all
