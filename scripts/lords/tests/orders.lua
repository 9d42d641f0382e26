-- Orders and what minions do, DL-32 to DL-64, DL-71 to DL-76.
local orders = { "forage", "smile", "dig", "mine", "recruit", "shop", "hire", "build" }
local free = { only = true }

--- One season of two, from the orders on: the first seat gives three of `hand`, the second always the same three, as a companion. No
--- dummy stands in the way but what `t` says; there are no visitors.
local function season(name, t, answers, expect)
  local mine, shut = {}, {}
  local used = {}
  for _, id in ipairs(t.orders) do
    mine[#mine + 1] = id
    used[id] = true
  end
  for _, id in ipairs(orders) do
    if not used[id] then
      if #shut < 2 then shut[#shut + 1] = id else mine[#mine + 1] = id end
    end
  end
  local seat = {
    gold = t.gold or 3, food = t.food or 3, imps = t.imps or 3, evil = t.evil or 5, letters = 0, hand = mine, shut = shut, lair = t.lair or {},
    traps = t.traps or {}, party = t.party or {}, prison = {}, dummy_pick = free,
    dungeon = t.dungeon or { { "tunnel", cell = 3 }, { "tunnel", cell = 8 }, { "tunnel", cell = 13 } },
  }
  local other = {
    gold = 0, food = t.others_food or 0, imps = 0, evil = t.others_evil or 5, hand = t.others or { "dig", "mine", "recruit" }, lair = {}, traps = {}, party = {},
    dummy_pick = free,
  }
  local all = { "order:" .. t.orders[1], "order:" .. t.orders[2], "order:" .. t.orders[3] }
  local play = { all }
  for _, answer in ipairs(answers) do play[#play + 1] = answer end
  local table = {
    first = t.first or 1, acting = 1, year = t.year or 1, season = t.season or 1, tent = t.tent or {}, dummy_evil = t.dummy_evil or 5,
    for_hire = t.for_hire or { "slime", "goblin", "troll" }, to_build = t.to_build or { "egg_cellar", "gift_shop" }, arriving = t.arriving or {},
    event = t.event or {}, special = t.special or {}, seats = { seat, other },
    at_food = free, at_reputation = free, at_tunnels = free, at_gold = free, at_imps = free, at_traps = free, at_hire = free, at_build = free,
  }
  local idle = 6
  for name, value in pairs(t.table or {}) do
    table[name] = value
    for _, card in ipairs(value) do idle = card[1] == "dummy_minion" and idle - 1 or idle end
  end
  table.dummies_home = { only = true }
  for place = 1, idle do table.dummies_home[place] = "dummy_minion" end
  for dummy = 1, 2 do
    table["dummy_deck_" .. dummy] = { "forage", "dig", "mine", "recruit", "shop", only = true }
    table["dummy_shut_" .. dummy] = { "smile", "hire", "build", only = true }
    table["dummy_shown_" .. dummy] = free
  end
  return {
    name = name, chapter = "full_lease", heroes = { "", "" }, companions = { 2 }, settings = t.settings, table = table, play = play, expect = expect,
  }
end

return {
  season("DL-42 supper on the first space: 1 gold for 2 food", { orders = { "forage", "smile", "hire" } }, { "accept" },
    { asks = "smile", seats = { { gold = 2, food = 5, home = { "minion" } } } }),
  season("DL-42 on the second: 1 evil for 3", { orders = { "forage", "smile", "hire" }, table = { at_food = { { "dummy_minion", space = 1 } } } }, { "accept" },
    { asks = "smile", seats = { { gold = 3, food = 6, evil = 6 } } }),
  season("DL-42 on the third: 2 evil for 3 and a coin",
    { orders = { "forage", "smile", "hire" }, table = { at_food = { { "dummy_minion", space = 1 }, { "dummy_minion", space = 2 } } } }, { "accept" },
    { asks = "smile", seats = { { gold = 4, food = 6, evil = 7 } } }),
  season("DL-35 who declines puts the minion onto the card", { orders = { "forage", "smile", "hire" } }, { "decline" },
    { asks = "smile", seats = { { gold = 3, food = 3, home = {}, on_card = { { "minion", slot = 1 } } } } }),
  season("DL-35, DL-40 so does who cannot pay", { orders = { "forage", "smile", "hire" }, gold = 0 }, {},
    { asks = "smile", seats = { { food = 3, on_card = { { "minion", slot = 1 } } } } }),
  season("DL-34 with all three spaces taken the minion sits on the card",
    { orders = { "forage", "smile", "hire" }, table = { at_food = { { "dummy_minion", space = 1 }, { "dummy_minion", space = 2 }, { "dummy_minion", space = 3 } } } }, {},
    { asks = "smile", seats = { { on_card = { { "minion", slot = 1 } } } } }),
  season("DL-45 evil is a cost in getting food: at the top it cannot be paid",
    { orders = { "forage", "smile", "hire" }, evil = 15, tent = {}, table = { at_food = { { "dummy_minion", space = 1 } } } }, {},
    { asks = "smile", seats = { { food = 3, evil = 15, on_card = { { "minion", slot = 1 } } } } }),
  season("Q1, DL-47 with the setting it costs nothing there",
    { orders = { "forage", "smile", "hire" }, evil = 15, settings = { top = "open" }, table = { at_food = { { "dummy_minion", space = 1 } } } }, { "accept" },
    { asks = "smile", seats = { { food = 6, evil = 15 } } }),
  season("DL-43 a smile on the first space: 1 step down, and a spy", { orders = { "smile", "forage", "hire" } }, { "decline", "spy.2" },
    { seats = { { evil = 4 } }, told = { "log.spies" } }),
  season("DL-43 without a look, if one does not want it", { orders = { "smile", "forage", "hire" } }, { "decline", "smile" },
    { asks = "hire", seats = { { evil = 4 } }, silent = { "log.spies" } }),
  season("DL-43 on the second: 2 steps and no spy", { orders = { "smile", "forage", "hire" }, table = { at_reputation = { { "dummy_minion", space = 1 } } } },
    { "decline", "smile" }, { asks = "hire", seats = { { evil = 3 } } }),
  season("DL-43 on the third: 1 gold, 2 steps, a spy",
    { orders = { "smile", "forage", "hire" }, table = { at_reputation = { { "dummy_minion", space = 1 }, { "dummy_minion", space = 2 } } } },
    { "decline", "smile" }, { asks = "hire", seats = { { evil = 3, gold = 2 } } }),
  season("DL-46 at the lowest level the counter stays", { orders = { "smile", "forage", "hire" }, evil = 1 }, { "decline", "smile" },
    { asks = "hire", seats = { { evil = 1 } } }),
  season("DL-48, DL-49 two tunnels on the first space, each beside what is there", { orders = { "dig", "smile", "hire" }, others = { "build", "mine", "recruit" } },
    { "decline", "dig:site1.b1", "dig:site1.a1" },
    { asks = "hire", seats = { { busy = 2, dungeon = {
      { "tunnel", cell = 3 }, { "tunnel", cell = 8 }, { "tunnel", cell = 13 }, { "tunnel", cell = 2, hands = 1 }, { "tunnel", cell = 1, hands = 1 } } } } }),
  season("DL-50 no four in a square", { orders = { "dig", "smile", "hire" }, others = { "build", "mine", "recruit" } }, { "decline", "dig:site1.b1" },
    { asks = "dig", offers = { "dig:site1.a1", "dig:site1.b3", "dig:site1.d3" } }),
  season("DL-50 the fourth of a square is no place: d1 is not on offer", {
      orders = { "dig", "smile", "hire" }, others = { "build", "mine", "recruit" },
      dungeon = { { "tunnel", cell = 3 }, { "tunnel", cell = 8 }, { "tunnel", cell = 9 } },
    }, { "decline" }, { asks = "dig", offers = { "dig:site1.b1", "dig:site1.b2", "dig:site1.e2", "dig:site1.c3", "dig:site1.d3" } }),
  season("DL-48 on the third space another imp has to watch",
    { orders = { "dig", "smile", "hire" }, others = { "build", "mine", "recruit" }, imps = 5, table = { at_tunnels = { { "dummy_minion", space = 1 }, { "dummy_minion", space = 2 } } } },
    { "decline", "dig:site1.b1", "stop" }, { asks = "hire", seats = { { busy = 2 } } }),
  season("DL-48 with one imp nobody is left to watch: nothing is dug",
    { orders = { "dig", "smile", "hire" }, others = { "build", "mine", "recruit" }, imps = 1, table = { at_tunnels = { { "dummy_minion", space = 1 }, { "dummy_minion", space = 2 } } } },
    { "decline" },
    { asks = "hire", told = { "log.lacks_imps", "log.idle" }, seats = { { busy = 0, on_card = { { "minion", slot = 1 }, { "minion", slot = 2 } } } } }),
  season("DL-52, Q4 with everything conquered one may still dig", {
      orders = { "dig", "smile", "hire" }, others = { "build", "mine", "recruit" }, dungeon = { { "tunnel", cell = 3, lost = 1 } },
    }, { "decline" }, { asks = "dig", offers = { "dig:site1.b1", "dig:site1.d1", "dig:site1.c2" } }),
  season("DL-53 an imp and a coin for each tunnel, two on the first space", { orders = { "mine", "smile", "hire" }, others = { "build", "dig", "recruit" } },
    { "decline", 2 }, { asks = "hire", seats = { { gold = 5, busy = 2 } } }),
  season("DL-53 conquered tunnels and rooms are not mined", {
      orders = { "mine", "smile", "hire" }, others = { "build", "dig", "recruit" },
      dungeon = { { "tunnel", cell = 3, lost = 1 }, { "copying_closet", cell = 8 }, { "tunnel", cell = 13 } },
    }, { "decline", 1 }, { asks = "hire", seats = { { gold = 4, busy = 1 } } }),
  season("DL-53 who has just dug does not mine, another may in the new tunnel", { orders = { "dig", "mine", "hire" }, others = { "build", "smile", "recruit" }, imps = 3,
      dungeon = { { "tunnel", cell = 3 } } },
    { "dig:site1.b1", "stop", 2 }, { asks = "hire", seats = { { gold = 5, busy = 3 } } }),
  season("DL-54 an imp for 1 food, in time for production alone", { orders = { "recruit", "smile", "hire" }, others = { "build", "dig", "mine" } }, { "decline", "accept" },
    { asks = "hire", seats = { { food = 2, imps = 4, busy = 0 } } }),
  season("DL-54 two for 2 food", { orders = { "recruit", "smile", "hire" }, others = { "build", "dig", "mine" }, table = { at_imps = { { "dummy_minion", space = 1 } } } },
    { "decline", "accept" }, { asks = "hire", seats = { { food = 1, imps = 5 } } }),
  season("DL-54 two for 1 food and 1 gold",
    { orders = { "recruit", "smile", "hire" }, others = { "build", "dig", "mine" }, table = { at_imps = { { "dummy_minion", space = 1 }, { "dummy_minion", space = 2 } } } },
    { "decline", "accept" }, { asks = "hire", seats = { { food = 2, gold = 2, imps = 5 } } }),
  season("DL-55 a trap for 1 gold", { orders = { "shop", "smile", "hire" }, table = { trap_deck = { "hot_draught", "blunt_wit", in_order = true } } },
    { "decline", "accept" }, { asks = "hire", seats = { { gold = 2, traps = { "hot_draught" } } }, hides = { { "traps", of = 1, to = 2 } } }),
  season("DL-55 one for nothing", { orders = { "shop", "smile", "hire" }, table = { trap_deck = { "hot_draught", "blunt_wit", in_order = true }, at_traps = { { "dummy_minion", space = 1 } } } },
    { "decline", "accept" }, { asks = "hire", seats = { { gold = 3, traps = { "hot_draught" } } } }),
  season("DL-55 two for 2 gold",
    { orders = { "shop", "smile", "hire" }, table = { trap_deck = { "hot_draught", "blunt_wit", in_order = true }, at_traps = { { "dummy_minion", space = 1 }, { "dummy_minion", space = 2 } } } },
    { "decline", "accept" }, { asks = "hire", seats = { { gold = 1, traps = { "hot_draught", "blunt_wit" } } } }),
  season("DL-56 in the second year one more is drawn and one thrown away, also an old one",
    { orders = { "shop", "smile", "hire" }, year = 2, traps = { "slow_needle" }, table = { trap_deck = { "hot_draught", "blunt_wit", in_order = true } } },
    { "decline", "accept", "choose:slow_needle" }, { asks = "hire", seats = { { gold = 2, traps = { "hot_draught", "blunt_wit" } } } }),
  season("TC-34 on the third space: 2 gold, three drawn, one of all thrown away",
    { orders = { "shop", "smile", "hire" }, year = 2, traps = { "slow_needle" },
      table = { trap_deck = { "hot_draught", "blunt_wit", "long_case_clock", in_order = true }, at_traps = { { "dummy_minion", space = 1 }, { "dummy_minion", space = 2 } } } },
    { "decline", "accept", "choose:hot_draught" }, { asks = "hire", seats = { { gold = 1, traps = { "slow_needle", "blunt_wit", "long_case_clock" } } } }),
  season("DL-57 whoever is hired goes to the lair, for a wage", { orders = { "smile", "hire", "build" } }, { "decline", "hire:troll" },
    { asks = "build", seats = { { food = 1, lair = { "troll" } } } }),
  season("DL-57 on the third space it is 1 food more, and who cannot pay cannot hire",
    { orders = { "smile", "hire", "build" }, food = 1, table = { at_hire = { { "dummy_minion", space = 1 }, { "dummy_minion", space = 2 } } } },
    { "decline" }, { asks = "hire", offers = { "hire:slime" }, refuses = { "hire:goblin", "hire:troll" } }),
  season("Q3 a slime lives on nothing", { orders = { "smile", "hire", "build" }, food = 0, gold = 0 }, { "decline", "hire:slime" },
    { seats = { { lair = { "slime" }, food = 0, gold = 0, evil = 5 } } }),
  season("DL-156 a golem wants 1 gold and a trap", { orders = { "smile", "hire", "build" }, traps = { "hot_draught", "blunt_wit" }, for_hire = { "golem" } },
    { "decline", "hire:golem", "choose:blunt_wit" }, { asks = "build", seats = { { gold = 2, traps = { "hot_draught" }, lair = { "golem" } } } }),
  season("DL-156 and without a trap it does not come", { orders = { "smile", "hire", "build" }, for_hire = { "golem", "slime" } }, { "decline" },
    { asks = "hire", refuses = { "hire:golem" } }),
  season("DL-158 a demon wants 1 evil and a monster, and no ghost", { orders = { "smile", "hire", "build" }, lair = { "ghost", "goblin", "slime" }, for_hire = { "demon" } },
    { "decline", "hire:demon", "choose:goblin" }, { asks = "build", seats = { { evil = 6, lair = { "ghost", "slime", "demon" } } } }),
  season("DL-157 a dragon wants 2 food and 2 evil", { orders = { "smile", "hire", "build" }, for_hire = { "dragon" } }, { "decline", "hire:dragon" },
    { asks = "build", seats = { { evil = 7, food = 1, lair = { "dragon" } } } }),
  season("DL-45 at the top a ghost cannot be paid with evil", { orders = { "smile", "hire", "build" }, evil = 15, for_hire = { "ghost", "slime" } }, { "decline" },
    { asks = "hire", refuses = { "hire:ghost" } }),
  season("DL-64 an interview as the first order costs 1 gold at once", { orders = { "hire", "smile", "build" } }, {}, { asks = "smile", seats = { { gold = 2 } } }),
  season("DL-64 without gold the minion goes onto the card", { orders = { "hire", "smile", "build" }, gold = 0 }, {},
    { asks = "smile", at_hire = {}, seats = { { on_card = { { "minion", slot = 1 } } } } }),
  season("DL-64 as a second one it costs nothing", { orders = { "smile", "hire", "build" } }, {}, { asks = "smile", seats = { { gold = 3 } } }),
  season("DL-18, DL-64 nor in a first game", { orders = { "hire", "smile", "build" }, settings = { game = "first" } }, {}, { asks = "smile", seats = { { gold = 3 } } }),
  season("DL-59, DL-62 a room in the upper half, for nothing on the first space", { orders = { "build", "smile", "forage" }, to_build = { "egg_cellar" } },
    { "decline", "decline", "build:egg_cellar>site1.c2" },
    { seats = { { gold = 3, dungeon = { { "tunnel", cell = 3 }, { "egg_cellar", cell = 8 }, { "tunnel", cell = 13 } } } } }),
  season("DL-62 rooms of the lower half", { orders = { "build", "smile", "forage" }, to_build = { "coin_press" } }, { "decline", "decline" },
    { asks = "build", offers = { "build:coin_press>site1.c3" } }),
  season("DL-62, DL-174 rooms of the edge", { orders = { "build", "smile", "forage" }, to_build = { "tinkering_bench" } }, { "decline", "decline" },
    { asks = "build", offers = { "build:tinkering_bench>site1.c1" } }),
  season("DL-62, DL-176 rooms of the middle", { orders = { "build", "smile", "forage" }, to_build = { "press_office" } }, { "decline", "decline" },
    { asks = "build", offers = { "build:press_office>site1.c2", "build:press_office>site1.c3" } }),
  season("DL-63 no place, no room", { orders = { "build", "smile", "forage" }, to_build = { "coin_press" }, dungeon = { { "tunnel", cell = 3 } } }, { "decline", "decline" },
    { asks = "retrieve", offers = { "choose:build" }, seats = { { gold = 3, home = {}, on_card = { { "minion", slot = 1 }, { "minion", slot = 2 }, { "minion", slot = 3 } } } } }),
  season("DL-61 not beside another room, and conquered ones count", {
      orders = { "build", "smile", "forage" }, to_build = { "egg_cellar", "coin_press" }, dungeon = { { "tunnel", cell = 3 }, { "tunnel", cell = 8 }, { "gift_shop", cell = 13, lost = 1 } },
    }, { "decline", "decline" }, { asks = "build", offers = { "build:egg_cellar>site1.c1" }, refuses = { "build:coin_press" } }),
  season("DL-62 rooms of the second year stand anywhere, but not beside another", {
      orders = { "build", "smile", "forage" }, year = 2, to_build = { "canteen" }, dungeon = { { "tunnel", cell = 3 }, { "tunnel", cell = 8 }, { "gift_shop", cell = 13 } },
    }, { "decline", "decline" }, { asks = "build", offers = { "build:canteen>site1.c1" } }),
  season("DL-59 on the second and third space it costs 1 gold; DL-38 these build first", { orders = { "build", "smile", "forage" }, to_build = { "egg_cellar", "gift_shop" }, table = { at_build = { { "dummy_minion", space = 1 } } } },
    { "decline", "decline", "build:egg_cellar>site1.c2" }, { seats = { { gold = 2 } } }),
  season("DL-60 imps on the tunnel move onto the room and stay busy", { orders = { "mine", "build", "smile" }, others = { "dig", "recruit", "hire" }, to_build = { "egg_cellar" } },
    { "decline", 2, "build:egg_cellar>site1.c2" }, { seats = { { busy = 2, gold = 5, dungeon = { { "tunnel", cell = 3, hands = 1 }, { "egg_cellar", cell = 8, hands = 1 }, { "tunnel", cell = 13 } } } } }),

  season("DL-170, DL-72 three imps in an egg cellar: 1 food", { orders = { "smile", "forage", "build" }, to_build = {}, dungeon = { { "tunnel", cell = 3 }, { "egg_cellar", cell = 8 } } },
    { "decline", "decline", "work:egg_cellar" }, { asks = "retrieve", seats = { { food = 4, busy = 3 } } }),
  season("DL-73 once a round in the first year", { orders = { "smile", "forage", "build" }, to_build = {}, imps = 7, dungeon = { { "tunnel", cell = 3 }, { "egg_cellar", cell = 8 } } },
    { "decline", "decline", "work:egg_cellar" }, { asks = "retrieve", seats = { { food = 4, busy = 3 } } }),
  season("DL-73, TC-30 twice in the second, with twice the imps", { orders = { "smile", "forage", "build" }, year = 2, to_build = {}, imps = 6, dungeon = { { "tunnel", cell = 3 }, { "egg_cellar", cell = 8 } } },
    { "decline", "decline", "work:egg_cellar", "work:egg_cellar" }, { asks = "retrieve", seats = { { food = 5, busy = 6 } } }),
  season("DL-71 conquered rooms make nothing", { orders = { "smile", "forage", "build" }, to_build = {}, dungeon = { { "tunnel", cell = 3 }, { "egg_cellar", cell = 8, lost = 1 } } },
    { "decline", "decline" }, { asks = "retrieve", seats = { { food = 3 } } }),
  season("DL-71 a room built this season works at once", { orders = { "build", "smile", "forage" }, to_build = { "egg_cellar" } }, { "decline", "decline", "build:egg_cellar>site1.c2" },
    { asks = "produce", offers = { "work:egg_cellar" } }),
  season("DL-72, DL-58 a troll works like an imp", { orders = { "smile", "forage", "build" }, to_build = {}, imps = 2, lair = { "troll" }, dungeon = { { "tunnel", cell = 3 }, { "egg_cellar", cell = 8 } } },
    { "decline", "decline", "work:egg_cellar" }, { asks = "retrieve", seats = { { food = 4, busy = 2, busy_trolls = 1 } } }),
  season("DL-72 but in production alone: it does not mine", { orders = { "smile", "mine", "build" }, others = { "dig", "recruit", "forage" }, imps = 1, lair = { "troll" }, to_build = {} },
    { "decline", 1 }, { asks = "retrieve", seats = { { gold = 4, busy = 1 } } }),
  season("Q15 who watches is busy for the whole season", {
      orders = { "mine", "smile", "build" }, others = { "dig", "recruit", "forage" }, imps = 4, to_build = {}, dungeon = { { "tunnel", cell = 3 }, { "egg_cellar", cell = 8 } },
      table = { at_gold = { { "dummy_minion", space = 1 }, { "dummy_minion", space = 2 } } },
    }, { "decline", 1 }, { asks = "retrieve", seats = { { gold = 4, busy = 2, food = 3 } } }),
  season("DL-171 a mushroom cupboard: 1 food", { orders = { "smile", "forage", "build" }, to_build = {}, dungeon = { { "tunnel", cell = 8 }, { "mushroom_cupboard", cell = 13 } } },
    { "decline", "decline", "work:mushroom_cupboard" }, { asks = "retrieve", seats = { { food = 4 } } }),
  season("DL-172 a shop: 1 gold", { orders = { "smile", "forage", "build" }, to_build = {}, dungeon = { { "tunnel", cell = 3 }, { "gift_shop", cell = 8 } } },
    { "decline", "decline", "work:gift_shop" }, { asks = "retrieve", seats = { { gold = 4 } } }),
  season("DL-173 a press: 1 gold", { orders = { "smile", "forage", "build" }, to_build = {}, dungeon = { { "tunnel", cell = 8 }, { "coin_press", cell = 13 } } },
    { "decline", "decline", "work:coin_press" }, { asks = "retrieve", seats = { { gold = 4 } } }),
  season("DL-174, DL-56 four imps at the bench: a trap, and none more in the second year", {
      orders = { "smile", "forage", "build" }, year = 2, imps = 4, to_build = {}, dungeon = { { "tinkering_bench", cell = 3 }, { "tunnel", cell = 8 } },
      table = { trap_deck = { "hot_draught", "blunt_wit", in_order = true } },
    }, { "decline", "decline", "work:tinkering_bench" }, { asks = "retrieve", seats = { { traps = { "hot_draught" }, busy = 4 } } }),
  season("DL-175 two imps with shovels: a tunnel, and nobody stands in it", { orders = { "smile", "forage", "build" }, to_build = {}, dungeon = { { "shovel_cupboard", cell = 3 }, { "tunnel", cell = 8 } } },
    { "decline", "decline", "work:shovel_cupboard", "dig:site1.b1" },
    { asks = "retrieve", seats = { { busy = 2, dungeon = { { "shovel_cupboard", cell = 3, worked = 1 }, { "tunnel", cell = 8 }, { "tunnel", cell = 2, hands = 0 } } } } }),
  season("DL-176 three imps at the press office: 1 less evil", { orders = { "smile", "forage", "build" }, to_build = {}, dungeon = { { "tunnel", cell = 3 }, { "press_office", cell = 8 } } },
    { "decline", "decline", "work:press_office" }, { asks = "retrieve", seats = { { evil = 4 } } }),
  season("DL-177 two imps and 1 food: an imp", { orders = { "smile", "forage", "build" }, to_build = {}, dungeon = { { "tunnel", cell = 3 }, { "copying_closet", cell = 8 } } },
    { "decline", "decline", "work:copying_closet" }, { asks = "retrieve", seats = { { imps = 4, food = 2, busy = 2 } } }),
  season("TC-31, DL-74 the new imp works at once", { orders = { "smile", "forage", "build" }, to_build = {}, imps = 4, food = 1, gold = 0, dungeon = { { "egg_cellar", cell = 3 }, { "tunnel", cell = 8 }, { "copying_closet", cell = 13 } } },
    { "decline", "work:copying_closet", "work:egg_cellar" }, { asks = "retrieve", seats = { { imps = 5, food = 1, busy = 5 } } }),
  season("TC-31 without food there are only eggs", { orders = { "smile", "forage", "build" }, to_build = {}, imps = 4, food = 0, gold = 0, dungeon = { { "egg_cellar", cell = 3 }, { "tunnel", cell = 8 }, { "copying_closet", cell = 13 } } },
    { "decline" }, { asks = "produce", offers = { "work:egg_cellar" }, refuses = { "work:copying_closet" } }),
  season("TC-32 five imps, no food: eggs first, then copies", { orders = { "smile", "forage", "build" }, to_build = {}, imps = 5, food = 0, gold = 0, dungeon = { { "egg_cellar", cell = 3 }, { "tunnel", cell = 8 }, { "copying_closet", cell = 13 } } },
    { "decline", "work:egg_cellar", "work:copying_closet" }, { asks = "retrieve", seats = { { imps = 6, food = 0, busy = 5 } } }),
  season("TC-33 second year, three imps, 2 food: copies of copies", { orders = { "smile", "forage", "build" }, year = 2, to_build = {}, imps = 3, food = 2, gold = 0, dungeon = { { "tunnel", cell = 3 }, { "copying_closet", cell = 8 } } },
    { "decline", "work:copying_closet", "work:copying_closet" }, { asks = "retrieve", seats = { { imps = 5, food = 0, busy = 4 } } }),
  season("DL-177 two trolls make an imp", { orders = { "smile", "forage", "build" }, to_build = {}, imps = 0, lair = { "troll", "troll" }, dungeon = { { "tunnel", cell = 3 }, { "copying_closet", cell = 8 } } },
    { "decline", "decline", "work:copying_closet" }, { asks = "retrieve", seats = { { imps = 1, busy = 0, busy_trolls = 2 } } }),
  season("DL-72 nobody has to work", { orders = { "smile", "forage", "build" }, to_build = {}, dungeon = { { "tunnel", cell = 3 }, { "egg_cellar", cell = 8 } } },
    { "decline", "decline", "enough" }, { asks = "retrieve", seats = { { food = 3 } } }),

  season("DL-76, TC-27 the first comes back, or one that came to nothing", { orders = { "smile", "forage", "hire" } }, { "decline", "smile", "hire:slime" },
    { asks = "retrieve", offers = { "choose:smile", "choose:forage" } }),
  season("TC-27 the two shut away come back with it, the others are shut away", { orders = { "smile", "forage", "hire" } }, { "decline", "smile", "hire:slime", "choose:forage" },
    { asks = "dummy", seats = { { hand = { "dig", "mine", "recruit", "shop", "build", "forage" }, shut = { "smile", "hire" }, home = { "minion", "minion", "minion" } } } }),
  season("DL-142 hands and traps are hidden, what is shut away is not", { orders = { "smile", "forage", "hire" } }, {},
    { hides = { { "hand", of = 1, to = 2 }, { "hand", of = 2, to = 1 }, { "traps", of = 1, to = 2 } }, shows = { { "shut", of = 1, to = 2 }, { "hand", of = 1, to = 1 } } }),
}
