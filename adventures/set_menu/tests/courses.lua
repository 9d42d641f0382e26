-- Fish, roast and pudding: what ends each, what is told, and where it goes on.
local fish, roast, pudding = "03_the_fish", "04_the_roast", "05_the_pudding"

local function dive(name, table, answers, expect, next)
  table.dungeon_level, table.room = 4, 0
  return {
    name = name, chapter = fish, heroes = { "hulda", "pemberton" }, before = { leader = "lead:seat1" }, table = table, play = answers, expect = expect, next = next,
  }
end

local function beaten(name, expect, next)
  return dive(name, { arena = { { "unfinished_titan", wounds = 15 } } }, { "red", { 1, 3, 0, 0 } }, expect, next)
end

local function drowned(name, expect, next)
  return dive(name, { arena = { "unfinished_titan" }, red = 1, blue = 1, green = 1, dice = 1 }, { { 1, 0, 1, 0 } }, expect, next)
end

local tunnels = { { "tunnel", cell = 3 }, { "tunnel", cell = 8 }, { "tunnel", cell = 13 } }

--- The last round of the second year with nobody at the door: 13 points each, but for what one of them has besides.
local function tale(name, mine, flags, expect, next, theirs)
  local function seat(t)
    local all = { gold = 0, food = 0, imps = 3, evil = 5, letters = 0, traps = {}, lair = {}, prison = {}, party = {}, dungeon = tunnels, planned = 0, battlefield = 0 }
    for key, value in pairs(t) do all[key] = value end
    return all
  end
  return {
    name = name, chapter = roast, heroes = { "", "" }, at = "plan", flags = flags,
    table = { first = 1, acting = 1, year = 2, combat = 4, tent = {}, city = { "borrowed_umbrella", "stairs_again", only = true, in_order = true }, seats = { seat(mine), seat(theirs or {}) } },
    expect = expect, next = next,
  }
end

--- The last turn before the clock: points as they stand, and then the notebook.
local function race(name, kitchen, dining_room, flags, expect, seats)
  local heroes, scores = { "", "" }, { { score = kitchen }, { score = dining_room } }
  for seat = 3, seats or 2 do
    heroes[seat] = ""
    scores[seat] = { score = scores[seat - 2].score }
  end
  return {
    name = name, chapter = pudding, heroes = heroes, flags = flags, at = "action", table = { turn = 60, seats = scores }, play = { "end_turn" }, expect = expect,
  }
end

local function stars(...)
  local flags = {}
  for _, course in ipairs { ... } do flags[course] = true end
  return flags
end

local thirty = { evil = 6, prison = { "squire", "choirboy", "mild_sister", "silver_paladin", "golden_paladin" } }
local twenty_nine = { prison = thirty.prison }

return {
  { name = "the tip jar is in the chest", chapter = fish, heroes = { "hulda", "pemberton" }, at = "leader", expect = { asks = "leader", gold = 10 } },
  beaten("the boss at 0: a star", { told = { "fish.alive" }, silent = { "fish.dead" }, flags = { fish = true } }, { { at = "orders", expect = { flags = { fish = true } } } }),
  drowned("no die left: up the drain, and one may choose", { asks = "path", told = { "fish.dead" }, offers = { "fish.again", "fish.finger" }, flags = { fish = false } }),
  drowned("whoever has had enough serves something in breadcrumbs", { asks = "path" },
    { { before = { path = "fish.finger" }, at = "orders", expect = { asks = "orders", flags = { fish = false } } } }),
  drowned("or goes down again", { asks = "path" }, { { before = { path = "fish.again", leader = "lead:seat1" }, expect = { asks = "die" } } }),

  tale("30 points: the Taster has not touched his knife", thirty, nil,
    { told = { "roast.winner", "roast.liked" }, silent = { "roast.yawned", "roast.chorus", "roast.evicted" }, flags = { roast = true } }),
  tale("29 points: he has slept", twenty_nine, nil, { told = { "roast.winner", "roast.yawned" }, silent = { "roast.liked" }, flags = { roast = false } }),
  tale("equals tell it together", {}, nil, { told = { "roast.chorus", "roast.yawned" }, silent = { "roast.winner" } }),
  tale("who is evicted gets a crown", { letters = 6 }, nil, { told = { "roast.winner", "roast.evicted" } }),
  tale("six crowns from the purses are a star: 3 and 1 for the best tales, 1 for an eviction, 1 for the pudding", thirty, nil, nil,
    { { at = "action", table = { turn = 60, seats = { { score = 2 }, { score = 1 } } }, play = { "end_turn" }, expect = { told = { "verdict.envelope", "ending.licence" }, silent = { "ending.bog" } } } },
    { letters = 9 }),
  tale("but not for somebody who slept through the roast", { letters = 6 }, { starter = true }, nil,
    { { at = "action", table = { turn = 60, seats = { { score = 2 }, { score = 1 } } }, play = { "end_turn" },
      expect = { told = { "verdict.asleep", "ending.bog" }, silent = { "verdict.envelope", "ending.licence" } } } }),
  tale("four are not", thirty, { starter = true }, nil,
    { { at = "action", table = { turn = 60, seats = { { score = 1 }, { score = 1 } } }, play = { "end_turn" }, expect = { told = { "ending.bog" }, silent = { "verdict.envelope" } } } }),

  race("the Kitchen first", 2, 1, nil, { told = { "pudding.by_kitchen", "verdict.pudding_star", "ending.bog" }, silent = { "pudding.by_dining_room", "pudding.draw" }, flags = { pudding = true } }),
  race("the Dining Room first, both of it", 1, 2, nil, { told = { "pudding.by_dining_room", "verdict.pudding_star" }, silent = { "pudding.by_kitchen", "pudding.draw" } }, 4),
  race("both at once: no pudding", 1, 1, nil, { told = { "pudding.draw", "verdict.pudding_none" }, silent = { "pudding.by_kitchen", "verdict.pudding_star" }, flags = { pudding = false } }),
  race("five stars, and the leaf was in it", 2, 1, { starter = true, soup = true, fish = true, roast = true, bay_leaf = true },
    { told = { "verdict.starter_star", "verdict.soup_star", "verdict.fish_star", "verdict.roast_star", "ending.laurel" }, silent = { "ending.feast" }, ending = "alive" }),
  race("five stars, and no leaf", 2, 1, stars("starter", "soup", "fish", "roast"), { told = { "ending.feast" }, silent = { "ending.laurel" } }),
  race("four stars are enough", 1, 1, stars("starter", "soup", "fish", "roast"), { told = { "ending.licence", "verdict.pudding_none" }, silent = { "ending.feast" } }),
  race("three are", 2, 1, stars("fish", "roast"), { told = { "ending.licence", "verdict.starter_none", "verdict.soup_none" }, silent = { "verdict.envelope" } }),
  race("two are not, with empty purses", 2, 1, stars "roast", { told = { "ending.bog", "verdict.fish_none" }, silent = { "verdict.envelope", "ending.licence" } }),
  race("one is not", 2, 2, stars "starter", { told = { "ending.bog", "verdict.roast_none" }, silent = { "verdict.envelope" } }),
}
