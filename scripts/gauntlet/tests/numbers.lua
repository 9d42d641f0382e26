-- Killing, dodging, dying, gold: GF-21 to GF-28, GF-43 to GF-64.
local lib = use "lib_table"
local lone, road, turn = lib.lone, lib.road, lib.turn

return {
  turn("GFT-1 who reaches the Defence kills; who is reached is hit",
    lone("understudy", "thirsty_blade"), road("ogre_cook", "humming_well"), { 3, 3, 3, 4 }, {},
    { gold = 3, heroes = { { "understudy", wounds = 1 } } }, { asks = "well", told = { "log.dice", "log.rolled", "log.answers" } }),
  turn("GFT-1 a point less does not kill, a point more dodges",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("ogre_cook", "humming_well"), { 3, 3, 3, 3 }, {},
    { gold = 0, heroes = { { "bouncer", wounds = 0 } } }, { asks = "well" }),
  turn("GFT-8 one hand busy: 1, 2, 5 and 6 are 11",
    lone("understudy", "thirsty_blade", { boasts = { "beer_in_hand" } }), road("third_wolf", "humming_well"), { 1, 2, 5, 6 }, {},
    { gold = 1, heroes = { { "understudy", wounds = 0 } } }, { asks = "well" }),
  turn("GFT-25 three wounds, two taken and two healed: alive with three",
    lone("bouncer", "thirsty_blade", { with = { wounds = 2 }, second = "understudy" }), road("mushroom_deacon", "humming_well"), { 6, 6, 6, 6 }, {},
    { gold = 2, heroes = { { "bouncer", wounds = 1, dead = 0 } } }, { asks = "well" }),
  turn("GF-28 the game is over when all are dead; GF-27 and the dead keep their gold",
    lone("barber_surgeon", "thirsty_blade", { with = { wounds = 3, gold = 5 } }), road("giants_mother", "humming_well"), { 1, 1, 1, 1 }, {},
    { gold = 5, heroes = { { "barber_surgeon", wounds = 4, dead = 1 } } }, {}),
  turn("GFT-52 the last card is faced, somebody is alive, and it is over without a bonus",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("loose_floorboard"), {}, {},
    { gold = 2, heroes = { { "bouncer", dead = 0 } } }, {}),
  turn("GFT-26 a full purse and an empty one: 2 gold, then 3 less, and never below nothing",
    lone("hermit", "thirsty_blade"), road("purse_fairy", "humming_well"), { 6, 6, 6, 6 }, { "roll:thirsty_blade" },
    { gold = 0, heroes = { { "hermit", wounds = 0 } } }, { asks = "well" }),
  turn("GFT-24 two wounds, two more, one healed: three, and alive",
    lone("barber_surgeon", "thirsty_blade", { with = { wounds = 2 } }), road("mushroom_deacon", "humming_well"), { 6, 6, 1, 1 }, {},
    { gold = 2, heroes = { { "barber_surgeon", wounds = 3, dead = 0 } } }, { asks = "well" }),
}
