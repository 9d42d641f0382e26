-- What a plan comes to, as it is said before it is one: from what lies open, and nothing else.
local lib = use "lib_table"
local fight, hurt = lib.fight, lib.hurt

local w = { "retired_captain", "second_best_knight" }

local function says(fallen, lost, fatigue) return { asks = "plan", says = { n = fallen, lost = lost, fatigue = fatigue } } end
local all_fallen, tile_lost, tile_holds = 0, 1, 2

return {
  fight("with nobody sent the tile is lost, and nobody falls", { party = w, lair = { "troll" } }, {}, says(0, tile_lost, 1)),
  fight("the forecast follows the plan: the troll fells the squire, and nobody is left", { party = { "squire" }, lair = { "troll" } }, { "send:troll" },
    says(1, all_fallen, 1)),
  fight("and the plan taken back", { party = { "squire" }, lair = { "troll" } }, { "send:troll", "recall:troll" }, says(0, tile_lost, 1)),
  fight("a trap that is laid is reckoned with", { party = { "squire" }, traps = { "returning_boulder" } }, { "lay:returning_boulder" }, says(1, all_fallen, 1)),
  fight("a choice in the plan is made well: the slime holds them", { party = w, lair = { "slime" } }, { "send:slime" }, says(0, tile_holds, 1)),
  fight("fatigue fells who is worn out: the first, and the next is as he was", { party = { { "squire", damage = 2 }, "second_best_knight" }, lair = { "troll" } }, {},
    says(1, tile_lost, 1)),
  fight("in the second year it is guessed as 2", { party = { { "squire", damage = 1 } }, lair = { "troll" }, year = 2 }, {}, says(1, all_fallen, 2)),
  fight("the card is not looked at: more fatigue", { party = { { "squire", damage = 1 } }, lair = { "troll" }, card = "long_march" }, {}, says(0, tile_lost, 1)),
  fight("nor less", { party = { { "squire", damage = 2 } }, lair = { "troll" }, card = "borrowed_umbrella" }, {}, says(1, all_fallen, 1)),
  fight("nor its spell: a wizard would have shielded the squire", { party = { "squire", "evening_mage" }, lair = { "troll" }, card = "borrowed_umbrella" },
    { "send:troll" }, says(1, tile_lost, 1)),
  fight("where the card is as guessed, it comes as it was said", { party = { { "squire", damage = 2 }, "second_best_knight" }, lair = { "troll" }, card = "packed_lunch" },
    { "fight" }, { asks = "plan", seats = { { party = hurt({ "second_best_knight" }, 0), prison = { "squire" }, lost = 1 } } }),
  fight("a card that is known is reckoned with, and named: the wizard shields the squire", { party = { "squire", "evening_mage" }, lair = { "troll" },
    known = { "borrowed_umbrella" }, card = "packed_lunch" }, { "send:troll" }, { asks = "plan", says = { n = 0, lost = tile_lost, spell = "borrowed_umbrella" } }),
  fight("each target of a trap says what it would have left", { party = { "squire", "second_best_knight" }, traps = { "slow_needle" } },
    { "lay:slow_needle", "fight" }, { asks = "aim", numbers = { ["aim:slow_needle>squire"] = 2, ["aim:slow_needle>second_best_knight"] = 3 } }),
  fight("each attack says what it would leave whoever stands in front, and who that is", { party = { "second_best_knight", "squire" }, lair = { "troll" }, food = 1 },
    { "send:troll", "fight" }, { asks = "attack", says = { hero = "second_best_knight" }, numbers = { ["club:troll"] = 1, ["club_fed:troll"] = 0 } }),
  fight("with what a room adds", {
      party = { "second_best_knight", "squire" }, lair = { "troll", "slime" }, food = 0, dungeon = { { "gymnasium", cell = 3 } },
    }, { "send:troll", "send:slime", "fight" }, { asks = "attack", says = { more = 1 }, numbers = { ["club:troll"] = 0, ["splash:slime"] = 2 } }),
  fight("what hits several says how many fall", { party = { "second_best_knight", { "squire", damage = 2 } }, lair = { "slime" } }, { "send:slime", "fight" },
    { asks = "attack", numbers = { ["splash:slime"] = 1001 } }),
  fight("so does a trap, where there are two", {
      party = { "squire", "second_best_knight" }, traps = { "long_case_clock", "returning_boulder" }, dungeon = { { "waiting_line", cell = 3 } },
    }, { "lay:long_case_clock", "lay:returning_boulder", "fight" },
    { asks = "trap", numbers = { ["spring:long_case_clock"] = 3, ["spring:returning_boulder"] = 1001 } }),
  fight("a trap says what it costs where it would be laid, 100 an imp, 10 a food, 1 a gold", {
      party = w, gold = 3, food = 3, traps = { "returning_boulder", "chefs_regret", "lost_property", "volunteer_imp" },
    }, {}, { asks = "plan", numbers = { ["lay:returning_boulder"] = 0, ["lay:chefs_regret"] = 10, ["lay:lost_property"] = 1, ["lay:volunteer_imp"] = 100 } }),
  fight("in a room of the second year", {
      party = w, gold = 3, food = 3, year = 2, traps = { "returning_boulder", "chefs_regret", "lost_property" }, dungeon = { { "egg_cellar", cell = 3 } },
    }, {}, { asks = "plan", numbers = { ["lay:returning_boulder"] = 1, ["lay:chefs_regret"] = 21, ["lay:lost_property"] = 2 } }),
}
