-- The frame of a visit, DL-96 to DL-106, DL-122 to DL-127.
local lib = use "lib_table"
local fight, hurt = lib.fight, lib.hurt

local w = { "retired_captain", "second_best_knight" }

--- With a second seat that has something to do.
local function beside(scenario, seat)
  scenario.table.seats[2] = seat
  return scenario
end

local corner = { { "tunnel", cell = 3 }, { "tunnel", cell = 4 }, { "tunnel", cell = 8 } }
local function tiles(...)
  local lost = { ... }
  return { { "tunnel", cell = 3, lost = lost[1] }, { "tunnel", cell = 4, lost = lost[2] }, { "tunnel", cell = 8, lost = lost[3] } }
end

return {
  fight("DL-97, TC-22 the tile at the entrance first", { party = w, lair = { "troll" }, dungeon = corner }, { "fight" },
    { asks = "field", offers = { "field:tunnel>site1.d1", "field:tunnel>site1.c2" }, seats = { { dungeon = tiles(1, 0, 0) } } }),
  fight("TC-22 two tiles are as near: the player chooses", { party = w, lair = { "slime" }, dungeon = tiles(1, 0, 0) },
    { "field:tunnel>site1.c2", "send:slime", "fight", "hold:slime" }, { asks = "field", seats = { { dungeon = tiles(1, 0, 0) } } }),
  fight("TC-22 and anew in the next round", { party = w, lair = { "slime" }, traps = { "returning_boulder" }, dungeon = tiles(1, 0, 0), round = 2 },
    { "field:tunnel>site1.d1", "fight" }, { asks = "plan", seats = { { dungeon = tiles(1, 1, 0) } } }),
  fight("DL-97 conquered tiles are walked through", { party = w, lair = { "troll" }, dungeon = { { "tunnel", cell = 3, lost = 1 }, { "tunnel", cell = 8, lost = 1 }, { "tunnel", cell = 13 } }, year = 2 },
    { "fight" }, { seats = { { dungeon = { { "tunnel", cell = 3, lost = 1 }, { "tunnel", cell = 8, lost = 1 }, { "tunnel", cell = 13, lost = 1 } } } } }),
  fight("DL-101 nothing left to conquer: a prisoner goes, the paladin last",
    { party = w, lair = { "troll" }, prison = { "silver_paladin", "squire" }, dungeon = { { "tunnel", cell = 3 } }, round = 3, year = 2 }, { "fight" },
    { seats = { { prison = { "silver_paladin" } } } }),
  fight("DL-101 the player says who", { party = w, lair = { "troll" }, prison = { "squire", "choirboy" }, dungeon = { { "tunnel", cell = 3 } }, round = 3, year = 2 },
    { "fight", "choose:choirboy" }, { seats = { { prison = { "squire" } } } }),
  fight("Q16 with an empty prison nothing happens", { party = w, lair = { "troll" }, dungeon = { { "tunnel", cell = 3 } }, round = 3, year = 2 }, { "fight" },
    { seats = { { prison = {} } } }),
  fight("DL-102 it is over when all have fallen, and nothing is lost", { party = { "squire" }, lair = { "troll" }, card = "long_march", year = 2 }, { "send:troll", "fight" },
    { seats = { { prison = { "squire" }, lost = 0, evil = 3 } } }),
  fight("DL-102, DL-127 after four rounds those who stand leave, and monsters are face up again",
    { party = { "walking_wardrobe" }, lair = { "slime" }, round = 4, year = 2 }, { "send:slime", "fight", "hold:slime" },
    { seats = { { party = {}, prison = {}, lair = { { "slime", spent = 0 } } } } }),
  fight("TC-36, DL-123 fatigue point by point: the first falls, the next takes the other", { party = { { "squire", damage = 2 }, "second_best_knight" }, lair = { "troll" }, card = "long_march" },
    { "fight" }, { asks = "plan", seats = { { party = hurt({ "second_best_knight" }, 1), prison = { "squire" } } } }),
  fight("DL-124 a tile is lost, and the counter goes down by 1", { party = w, lair = { "troll" }, evil = 6 }, { "fight" },
    { asks = "plan", seats = { { evil = 5, lost = 1 } } }),
  fight("DL-124 not if fatigue ends them", { party = { { "squire", damage = 1 } }, lair = { "troll" }, card = "long_march", evil = 6, year = 2 }, { "fight" },
    { seats = { { evil = 6, lost = 0, prison = { "squire" } } } }),
  fight("DL-96, DL-115 the cards come in their order, and alone they do nothing", { party = w, lair = { "troll" }, card = "light_fingers", gold = 2 }, { "fight" },
    { asks = "plan", seats = { { gold = 2, party = hurt(w, 1, 0) } } }),
  fight("a plan may be changed until it is one", { party = w, lair = { "troll", "goblin" }, traps = { "returning_boulder" } },
    { "send:troll", "lay:returning_boulder", "recall:troll", "unlay:returning_boulder", "send:goblin" },
    { asks = "plan", seats = { { sent = { "goblin" }, laid = {}, traps = { "returning_boulder" } } } }),
  fight("looking at what a plan comes to changes nothing", { party = { "second_best_knight", "choirboy" }, lair = { "troll", "goblin" } },
    { "send:troll", "foresee" }, { asks = "plan", seats = { { party = hurt({ "second_best_knight", "choirboy" }, 0, 0), sent = { "troll" } } } }),
  fight("traps are their owner's alone to see, laid or not", { party = w, traps = { "returning_boulder", "hot_draught" }, lair = { "troll" } }, { "lay:hot_draught", "send:troll" },
    { asks = "plan", hides = { { "traps", of = 1, to = 2 }, { "laid", of = 1, to = 2 } }, shows = { { "sent", of = 1, to = 2 }, { "laid", of = 1, to = 1 } } }),
  fight("DL-92 the paladin moves to whoever is worse, with his damage", { party = { { "silver_paladin", damage = 3 }, "retired_captain" }, lair = { "troll" }, evil = 11, others_evil = 11 },
    { "fight" }, { asks = "plan", seats = { { evil = 10, party = { "retired_captain" } }, { party = { { "silver_paladin", damage = 3 } } } } }),
  fight("DL-124, DL-126 the conquest comes first: whoever leaves for it takes no poison along",
    { party = { "silver_paladin", "retired_captain" }, traps = { "slow_needle", "hot_draught" }, lair = { "troll" }, evil = 11, others_evil = 11 },
    { "lay:slow_needle", "fight", "aim:slow_needle>silver_paladin" },
    { asks = "plan", seats = { { evil = 10, party = { "retired_captain" } }, { party = { { "silver_paladin", damage = 0 } } } } }),
  fight("DL-124 the tile is told before what follows from it", { party = { "silver_paladin", { "retired_captain", damage = 3 } }, traps = { "slow_needle", "hot_draught" }, lair = { "troll" }, evil = 11, others_evil = 11 },
    { "lay:slow_needle", "fight", "aim:slow_needle>retired_captain" },
    { asks = "plan", told = { "log.conquered", "log.better", "log.paladin", "log.battle_poison", "log.falls", "log.all_fell", in_order = true } }),
  fight("DL-123 whoever falls is told where it happens", { party = { { "squire", damage = 2 }, "second_best_knight" }, lair = { "troll" }, traps = { "returning_boulder" }, card = "long_march" },
    { "lay:returning_boulder", "fight" }, { asks = "plan", told = { "log.springs", "log.falls", "log.battle_fatigue", "log.conquered", in_order = true } }),
  beside(fight("Q13 if he was all and has left, what was laid comes back unused",
    { party = { "retired_captain", "evening_mage" }, lair = { "vampire", "troll" }, card = "collective_bargaining", evil = 10 },
    { "send:vampire", "fight", "lay:hot_draught", "send:goblin", "fight", "pay_wage:vampire", "bite:vampire>silver_paladin" },
    { asks = "plan", seats = { { evil = 11 }, { party = {}, traps = { "hot_draught" }, lair = { { "goblin", spent = 0 } } } } }),
    { party = { "silver_paladin" }, traps = { "hot_draught" }, lair = { "goblin" }, evil = 11, planned = 0, battlefield = 0, prison = {} }),
  fight("DL-92 once he has fallen he never moves", { party = { { "silver_paladin", damage = 8 }, "retired_captain" }, lair = { "troll", "goblin" }, evil = 11, others_evil = 11 },
    { "send:goblin", "fight" }, { asks = "plan", seats = { { prison = { "silver_paladin" } }, { party = {} } } }),
  beside(fight("Q8 he may come to a dungeon whose visit is over: from the next round on its owner plans again",
    { party = { "silver_paladin" }, lair = { "troll" }, evil = 10 }, { "fight" },
    { asks = "plan", offers = { "send:goblin" }, seats = { { evil = 9, party = {} }, { party = { "silver_paladin" } } } }),
    { party = {}, lair = { "goblin" }, evil = 10, planned = 0, battlefield = 0, prison = {} }),
}
