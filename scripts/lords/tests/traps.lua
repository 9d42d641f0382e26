-- Traps, DL-107 to DL-111 and DL-160 to DL-168.
local lib = use "lib_table"
local fight, hurt = lib.fight, lib.hurt

-- Three parties of the training ground, front to back.
local p1 = { "squire", "second_best_knight", "choirboy" }
local p2 = { "sword_renter", "burly_pickpocket", "tiptoer" }
local p3 = { "retired_captain", "fed_friar", "lady_of_picks" }

local function trap(name, party, id, answers, expect, more)
  local t = { party = party, traps = { id }, lair = { "slime" } }
  for key, value in pairs(more or {}) do t[key] = value end
  local all = { "lay:" .. id, "fight" }
  for _, answer in ipairs(answers) do all[#all + 1] = answer end
  if expect.asks == nil then expect.asks = "plan" end
  if not expect.asks then expect.asks = nil end
  return fight(name, t, all, expect)
end

local room = { { "gift_shop", cell = 3 }, { "tunnel", cell = 8 }, { "tunnel", cell = 13 } }

return {
  trap("DL-160, TC-8 a boulder deals 3 to the first hero, less the icons of the thieves", p3, "returning_boulder", {},
    { seats = { { party = hurt(p3, 1, 0, 0), traps = {} } }}),
  trap("TC-9 three icons stop a boulder", p2, "returning_boulder", {}, { seats = { { party = hurt(p2, 0, 0, 0) } } }),
  trap("TC-10, DL-109, DL-164 both points of an absent floor are prevented, and the conquest is skipped all the same", p3, "absent_floor", {},
    { seats = { { party = hurt(p3, 0, 0, 0), evil = 3, dungeon = { { "tunnel", lost = 0 }, { "tunnel", lost = 0 }, { "tunnel", lost = 0 } } } } },
    { card = "long_march" }),
  trap("DL-164 an absent floor deals 2 to the first", p1, "absent_floor", {}, { seats = { { party = hurt(p1, 2, 0, 0) } } }),
  trap("DL-162, TC-11 a draught: icons take points off those in front first", p3, "hot_draught", {}, { seats = { { party = hurt(p3, 0, 0, 2) } } }),
  trap("TC-12 a draught deals 1 to everybody and 1 more to the last", p1, "hot_draught", {}, { seats = { { party = hurt(p1, 1, 1, 2) } } }),
  trap("DL-162 a lone hero is first and last: 2", { "retired_captain" }, "hot_draught", {}, { seats = { { party = hurt({ "retired_captain" }, 2) } } }),
  trap("TC-13, DL-104 a boulder ends a squire, who goes to prison", p1, "returning_boulder", {},
    { seats = { { party = hurt({ "second_best_knight", "choirboy" }, 0, 0), prison = { "squire" } } } }),
  trap("DL-106 when the first falls, the next is first", { "squire", "retired_captain" }, "returning_boulder", {},
    { seats = { { party = hurt({ "retired_captain" }, 2), prison = { "squire" } } } }, { card = "long_march" }),
  trap("DL-111, DL-160 in the second year a boulder deals 4", { "walking_wardrobe" }, "returning_boulder", {},
    { seats = { { party = hurt({ "walking_wardrobe" }, 5) } } }, { year = 2, card = "ceasefire" }),
  trap("DL-161 a clock deals 3 to the second", p1, "long_case_clock", {}, { seats = { { party = hurt(p1, 0, 3, 0) } } }),
  trap("DL-161 in the second year 4", { "walking_wardrobe", "baron_on_foot" }, "long_case_clock", {},
    { seats = { { party = hurt({ "walking_wardrobe", "baron_on_foot" }, 1, 4) } } }, { year = 2, card = "ceasefire" }),
  trap("Q5 a clock has nothing to say to a lone hero", { "retired_captain" }, "long_case_clock", {},
    { seats = { { party = hurt({ "retired_captain" }, 0), traps = {} } } }),
  trap("DL-163 a ring costs 1 gold, deals 1 to everybody, and nobody gets on", p1, "lost_property", {},
    { seats = { { party = hurt(p1, 1, 1, 1), gold = 1, evil = 3 } } }, { gold = 2, card = "long_march" }),
  trap("DL-164 in the second year an absent floor deals 3", { "walking_wardrobe" }, "absent_floor", {},
    { seats = { { party = hurt({ "walking_wardrobe" }, 3) } } }, { year = 2, card = "formal_notice" }),
  trap("DL-165, DL-126 a needle: 1 at once, 2 at the end of the round", p1, "slow_needle", { "aim:slow_needle>second_best_knight" },
    { seats = { { party = hurt(p1, 0, 3, 0) } } }),
  fight("DL-165, DL-180 two needles in one hero: 2 at the end for each",
    { party = { "walking_wardrobe", "squire" }, traps = { "slow_needle", "slow_needle", "hot_draught" }, lair = { "slime" }, year = 2, dungeon = { { "waiting_line", cell = 3 }, { "tunnel", cell = 8 } } },
    { "lay:slow_needle", "lay:slow_needle", "fight", "aim:slow_needle>walking_wardrobe", "aim:slow_needle>walking_wardrobe" },
    { asks = "plan", seats = { { party = hurt({ "walking_wardrobe", "squire" }, 6, 0) } } }),
  fight("DL-165, DL-180 or one in each of two",
    { party = { "walking_wardrobe", "baron_on_foot" }, traps = { "slow_needle", "slow_needle", "hot_draught" }, lair = { "slime" }, year = 2, dungeon = { { "waiting_line", cell = 3 }, { "tunnel", cell = 8 } } },
    { "lay:slow_needle", "lay:slow_needle", "fight", "aim:slow_needle>walking_wardrobe", "aim:slow_needle>baron_on_foot" },
    { asks = "plan", seats = { { party = hurt({ "walking_wardrobe", "baron_on_foot" }, 3, 3) } } }),
  trap("TC-41 a thief prevents the first point, not the two at the end", p3, "slow_needle", { "aim:slow_needle>retired_captain" },
    { seats = { { party = hurt(p3, 2, 0, 0) } } }),
  trap("TC-41 if the target falls to fatigue, the poison is for nobody", p1, "slow_needle", { "aim:slow_needle>squire" },
    { seats = { { party = hurt({ "second_best_knight", "choirboy" }, 0, 0), prison = { "squire" } } } }, { card = "long_march" }),
  trap("DL-165 the poison comes when the conquest is over", { "choirboy" }, "slow_needle", {},
    { seats = { { party = {}, prison = { "choirboy" }, lost = 1, evil = 2 } }, asks = false }, { year = 2, round = 4 }),
  trap("DL-166 a dart that hits a priest stops the healing", p1, "blunt_wit", { "aim:blunt_wit>choirboy" },
    { seats = { { party = hurt(p1, 0, 0, 1) } } }),
  fight("DL-166 also that after an attack", { party = p1, traps = { "blunt_wit" }, lair = { "slime", "troll" } },
    { "lay:blunt_wit", "send:slime", "fight", "aim:blunt_wit>choirboy", "splash:slime" },
    { asks = "plan", seats = { { party = hurt(p1, 1, 1, 2) } } }),
  fight("DL-166 and its effect holds if the damage is prevented", { party = p3, traps = { "blunt_wit" }, lair = { "slime", "troll" } },
    { "lay:blunt_wit", "send:slime", "fight", "aim:blunt_wit>fed_friar", "splash:slime" },
    { asks = "plan", seats = { { party = hurt(p3, 1, 1, 1) } } }),
  trap("DL-166 a dart that hits a wizard stops spells", { "evening_mage", "retired_captain" }, "blunt_wit", { "aim:blunt_wit>evening_mage" },
    { seats = { { food = 0, gold = 1 } } }, { gold = 1, card = "light_fingers" }),
  trap("DL-167 a meal deals as much as the first hero has health", { "retired_captain", "squire" }, "chefs_regret", {},
    { seats = { { party = hurt({ "squire" }, 0), prison = { "retired_captain" }, food = 1 } } }, { food = 2 }),
  trap("DL-167 thieves take their icons off: TC-4, variant", p2, "chefs_regret", {}, { seats = { { party = hurt(p2, 1, 0, 0) } } }, { food = 1 }),
  trap("DL-167 in the second year it costs 2 food", { "walking_wardrobe", "baron_on_foot" }, "chefs_regret", {},
    { seats = { { party = hurt({ "baron_on_foot" }, 1), food = 0 } } }, { food = 2, year = 2, card = "ceasefire" }),
  trap("DL-168 a volunteer: 3, 1, 1, and he is gone", { "retired_captain", "second_best_knight", "choirboy" }, "volunteer_imp", {},
    { seats = { { party = hurt({ "retired_captain", "second_best_knight", "choirboy" }, 3, 1, 1), imps = 2 } } }),
  trap("DL-168 in the second year 4, 1", { "walking_wardrobe", "baron_on_foot" }, "volunteer_imp", {},
    { seats = { { party = hurt({ "walking_wardrobe", "baron_on_foot" }, 5, 1), imps = 2 } } }, { year = 2, card = "ceasefire" }),
  trap("DL-107, DL-99 in a room a trap costs 1 gold", p1, "returning_boulder", {},
    { seats = { { prison = { "squire" }, gold = 0 } } }, { gold = 1, dungeon = room, room = "gift_shop" }),
  fight("Q6 a trap that one could not pay for is not laid", { party = p1, traps = { "lost_property", "returning_boulder" } }, {},
    { asks = "plan", offers = { "lay:returning_boulder" }, refuses = { "lay:lost_property" } }),
  fight("Q6 nor in a room, without a coin", { party = p1, traps = { "returning_boulder" }, lair = { "slime" }, dungeon = room }, {},
    { asks = "plan", refuses = { "lay:returning_boulder" } }),
  trap("DL-110 a used trap is gone, an unused one is not", p1, "returning_boulder", {},
    { seats = { { traps = { "hot_draught" } } } }, { traps = { "returning_boulder", "hot_draught" } }),
  fight("DL-98 a tunnel has room for one trap", { party = p1, traps = { "returning_boulder", "hot_draught" } }, { "lay:hot_draught" },
    { asks = "plan", refuses = { "lay:returning_boulder" } }),
  fight("TC-14, DL-180 two traps in the line: the boulder first", {
      party = { "golden_paladin", "walking_wardrobe", "baron_on_foot", "window_inspector" }, traps = { "returning_boulder", "hot_draught" },
      lair = { "slime" }, dungeon = { { "waiting_line", cell = 3 }, { "tunnel", cell = 8 } }, year = 2, card = "ceasefire", evil = 12, round = 4,
    },
    { "lay:returning_boulder", "lay:hot_draught", "send:slime", "fight", "spring:returning_boulder" },
    { asks = "attack", seats = { { party = hurt({ "golden_paladin", "walking_wardrobe", "baron_on_foot", "window_inspector" }, 0, 1, 1, 2), gold = 0 } } }),
  fight("TC-14 or the draught first: both times 5 prevented and 4 dealt", {
      party = { "golden_paladin", "walking_wardrobe", "baron_on_foot", "window_inspector" }, traps = { "returning_boulder", "hot_draught" },
      lair = { "slime" }, dungeon = { { "waiting_line", cell = 3 }, { "tunnel", cell = 8 } }, year = 2, card = "ceasefire", evil = 12, round = 4,
    },
    { "lay:returning_boulder", "lay:hot_draught", "send:slime", "fight", "spring:hot_draught" },
    { asks = "attack", seats = { { party = hurt({ "golden_paladin", "walking_wardrobe", "baron_on_foot", "window_inspector" }, 4, 0, 0, 0) } } }),
  fight("DL-180 the line has room for two traps and one monster", {
      party = { "walking_wardrobe" }, traps = { "returning_boulder", "hot_draught", "long_case_clock" }, lair = { "slime", "troll" },
      dungeon = { { "waiting_line", cell = 3 }, { "tunnel", cell = 8 } }, year = 2,
    },
    { "lay:returning_boulder", "lay:hot_draught", "send:troll" }, { asks = "plan", refuses = { "lay:long_case_clock", "send:slime" } }),
}
