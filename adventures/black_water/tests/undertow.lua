-- Who lies in the water, what is done down there, and who is pulled out.
local party = { "barbarian", "elf", "slayer", "thief" }
local bosses = {
  ["01_the_mill"] = "drowned_miller", ["02_the_ferry"] = "grey_ferryman", ["02_the_cellar"] = "vinegar_mother",
  ["03_the_sluice"] = "sluice_warden", ["90_the_pit"] = "pit_bailiff",
}

local function standing(life, monsters)
  return { life = life, hand = { "coin", "coin" }, deck = { "coin", "coin", "coin" }, armour = 0, front = {}, monsters = monsters or {} }
end
local down = { life = 0, standing = 0, monsters = {} }

--- The first of four heroes ends a turn, and the second's begins with a Marsh Wight; the last so many are down.
local function while_down(name, count, play, expect)
  local seats = { standing(30), standing(30, { "marsh_wight" }) }
  for i = 3, 4 - count do seats[i] = standing(30) end
  for i = 5 - count, 4 do seats[i] = down end
  table.insert(play, 1, "end_turn")
  return {
    name = name, chapter = "02_the_ferry", heroes = party, before = { leader = "lead:seat1" },
    start = { adventure_deck = { "26_the_ring_in_the_pike" } }, table = { seats = seats }, dice = { 2 }, play = play, expect = expect,
  }
end

--- The first of three heroes is at turn with so much life and such a hand; the others lie in the water.
local function reaches(name, life, hand, play, expect)
  local first = standing(life)
  first.hand, first.effects = hand, { "hand_down" }
  return {
    name = name, chapter = "02_the_ferry", heroes = { "barbarian", "elf", "slayer" }, before = { leader = "lead:seat1" },
    start = { adventure_deck = { "26_the_ring_in_the_pike" } },
    table = { seats = { first, { life = 0, standing = 0, bare = true, deck = { "coin" }, monsters = { "marsh_wight" } }, down } },
    play = play, expect = expect,
  }
end

local hold = { asked = "under", answer = "under.hold" }
local push = { asked = "under", answer = "under.push" }
local pull = { "use:hand_down", { asked = "hand_down", answer = "choose:seat2" }, { asked = "discard", answer = { "discard:coin", "discard:coin.2" } } }
local pull_with_all = { pull[1], pull[2] }

local scenarios = {
  while_down("while all stand the water is patient", 0, {}, {
    active = 1, silent = { "undertow", "undertow_first" }, seats = { { effects = { "pockets" } }, { life = 28 } },
  }),
  while_down("while one is down everything attacks with 3 more", 1, { push, "choose:seat1" }, {
    active = 1, told = { "undertow_first" }, silent = { "undertow" }, seats = { {}, { life = 25 } },
  }),
  while_down("while two are down with 6 more, and what can be done is said once", 2, { push, "choose:seat1", push, "choose:seat1" }, {
    active = 1, told = { "undertow_first", "undertow" }, seats = { {}, { life = 22 } },
  }),
  while_down("whoever lies there may hold on to an ankle: that attack is 3 less", 1, { hold }, { active = 1, seats = { {}, { life = 28 } } }),
  while_down("two at one ankle: 6 less", 2, { hold, hold }, { active = 1, seats = { {}, { life = 28 } } }),
  while_down("or push up a card to whom they like", 1, { push, { asked = "pushed", answer = "choose:seat2" } }, {
    active = 1, seats = { {}, { hand = { "coin", "coin", "coin" } }, { hand = { "coin", "coin" } } },
  }),
  while_down("but not to who lies there as well", 2, { push }, { asks = "pushed", offers = { "choose:seat1", "choose:seat2" } }),
  while_down("once in a round: the next turn begins without", 1, { push, "choose:seat1", "end_turn" }, { asks = "main", active = 2 }),
  while_down("whoever stands has a Hand Down then", 1, { hold }, {
    active = 1, seats = { { effects = { "hand_down", "pockets" } }, { effects = { "hand_down", "pockets" } }, { effects = { "hand_down", "pockets" } }, { effects = { "pockets" } } },
  }),
  reaches("a Hand Down costs two cards and half of the life, which the other stands up with", 20, { "staff", "coin", "coin", "coin" }, pull, {
    asks = "main", active = 0,
    seats = { { life = 10, hand = { "coin", "staff" } }, { life = 10, standing = 1, hand = { "coin" } }, { standing = 0 } },
  }),
  reaches("half is rounded down", 11, { "coin", "coin" }, pull_with_all, { seats = { { life = 6 }, { life = 5 } } }),
  reaches("with 10 life one may still reach down", 10, { "coin", "coin" }, {}, { asks = "main", offers = { "use:hand_down" } }),
  reaches("with 9 not", 9, { "coin", "coin" }, {}, { asks = "main", refuses = { "use:hand_down" } }),
  reaches("nor with a single card", 30, { "coin" }, {}, { asks = "main", refuses = { "use:hand_down" } }),
  reaches("nor twice in a turn", 40, { "coin", "coin", "coin", "coin" }, pull, { asks = "main", refuses = { "use:hand_down" } }),
}

-- In every chapter somebody who is down has something to do, and something of it helps.
for chapter, boss in pairs(bosses) do
  table.insert(scenarios, {
    name = "something to do for who is down: " .. chapter, chapter = chapter, heroes = { "barbarian", "elf" }, before = { leader = "lead:seat1" },
    start = { adventure_deck = { boss } }, table = { seats = { standing(30), down } }, play = { "end_turn" },
    expect = { asks = "under", offers = { "under.hold", "under.push" }, told = { "undertow_first" } },
  })
end

return scenarios
