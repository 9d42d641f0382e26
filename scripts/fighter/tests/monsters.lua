-- DF-168 to DF-177, and every Monster and boss once: what it demands, what a miss costs.
local off = { 1, 0, 1, 0 }
local function ring(n) return { 1, n, 0, 0 } end

local function against(name, monster, rest, play, expect)
  local laid = { arena = { monster } }
  for key, value in pairs(rest) do laid[key] = value end
  return {
    name = name, heroes = { "sylvaril", "hulda", "pemberton" }, before = { leader = "lead:seat1" }, table = laid, play = play,
    expect = expect,
  }
end

local all = {
  against("DF-169 who misses discards equipment of the own choice", "rust_snail",
    { seats = { { gear = { "mole_pick", "skipping_stone" } } } },
    { "red", {}, off, { asked = "break", answer = "lose:mole_pick" } }, { seats = { { gear = { "skipping_stone" }, life = 7 } } }),
  against("DFQ-17 a seduced Monster is a card too", "haunted_wardrobe", { seats = { { charmed = { "warg_puppy" } } } },
    { "red", {}, off }, { seats = { { charmed = {} } } }),
  against("DF-169 without cards nothing happens", "vampire_notary", {}, { "red", off }, { asks = "die", seats = { { life = 6 } } }),
  against("DF-170 ring 2 of a small target hits", "shy_ghost", {}, { "red", ring(2) }, { arena = { { "shy_ghost", wounds = 2 } } }),
  against("DF-171 heals after a miss", "off_key_vampire", { arena = { { "off_key_vampire", wounds = 5 } } }, { "red", off },
    { arena = { { "off_key_vampire", wounds = 3 } } }),
  against("DF-171 not above its hit points", "cave_hydra", { arena = { { "cave_hydra", wounds = 1 } } }, { "red", off },
    { arena = { { "cave_hydra", wounds = 0 } } }),
  against("DF-67 what a miss triggers comes although it did no damage", "teething_troll", { arena = { { "teething_troll", wounds = 3 } }, beer = 1 },
    { "red", off }, { arena = { { "teething_troll", wounds = 2 } }, seats = { { life = 9 } } }),
  against("DF-172 a miss costs a coin", "hungry_strongbox", { gold = 3 }, { "red", off }, { gold = 2 }),
  against("DF-172 with none there nothing happens", "toll_road_duellist", { gold = 0 }, { "red", off }, { gold = 0, silent = { "log.robbed" } }),
  {
    name = "DF-173 a die is forbidden from the very start, and counts for no bonus die", heroes = { "sylvaril" },
    start = { tower_1 = { "goblin_bagpiper" } }, before = { leader = "lead:seat1" },
    play = { "red", { 1, 6, 0, 1 } }, expect = { dice = 2, told = { "log.defeated" } },
  },
  {
    name = "DF-173 it is refused", heroes = { "sylvaril" }, start = { tower_1 = { "goblin_bagpiper" } }, before = { leader = "lead:seat1" },
    expect = { green = 2, offers = { "red", "blue" }, refuses = { "green" } },
  },
  against("DF-75 a forbidden die stays forbidden when the party is beaten back", "orc_librarian", { red = 2, blue = 1, green = 1 },
    { "accept_defeat" }, { red = 2, blue = 0, green = 0 }),
  against("DF-174 critical failure: all are hit", "hill_giantess", {}, { "red", off }, { seats = { { life = 7 }, { life = 7 }, { life = 7 } } }),
  against("DF-174 each with the own protection", "orc_dowager",
    { beer = 3, seats = { { gear = {} }, { gear = { "quilted_nightshirt" } } } }, { "red", off },
    { seats = { { life = 7 }, { life = 8 }, { life = 9 } } }),
  against("DF-175 a hard target: each hit is 1", "aspic_butler", {}, { "red", ring(5) }, { arena = { { "aspic_butler", wounds = 1 } } }),
  against("DF-175 but not for the centre with the icon", "wobbly_jelly", {}, { "red", { 1, 6, 0, 1 } }, { told = { "log.defeated" } }),
  against("DF-175 the centre alone is 1", "wobbly_jelly", {}, { "red", { 1, 6, 0, 0 } }, { arena = { { "wobbly_jelly", wounds = 1 } } }),
  against("the landlord wants the wrong hand", "landlord_of_the_deep", { dungeon_level = 4, room = 0 }, { "red", { 1, 3, 0, 0, 1 } },
    { arena = { { "landlord_of_the_deep", wounds = 3 } } }),
  against("the queen wants two bounces", "twice_buried_queen", { dungeon_level = 4, room = 0 }, { "red", ring(3) },
    { arena = { { "twice_buried_queen", wounds = 0 } }, seats = { { life = 5 } } }),
  against("the titan heals after a miss", "unfinished_titan",
    { dungeon_level = 4, room = 0, arena = { { "unfinished_titan", wounds = 3 } } }, { "red", off },
    { arena = { { "unfinished_titan", wounds = 2 } }, seats = { { life = 6 } } }),
  against("DF-107 what is small is small of a boss too", "grandmother_kraken", { dungeon_level = 4, room = 0 }, { "red", ring(1) },
    { arena = { { "grandmother_kraken", wounds = 0 } } }),
  {
    name = "DF-162 a single player moves no other hand: the wrong one will do", heroes = { "sylvaril" }, before = { leader = "lead:seat1" },
    table = { arena = { "tailors_ghost" } }, play = { "red" }, expect = { asks = "throw", offers = { "performed:weak_hand" } },
  },
}

-- Who demands nothing: a plain hit counts, a miss costs the damage.
for _, each in ipairs {
  { "sleepwalking_skeleton", 1 }, { "snoring_ogreling", 1 }, { "unpaid_zombie", 2 }, { "light_fingered_gnome", 1 },
  { "warg_puppy", 2 }, { "crypt_doorman", 2 }, { "teething_troll", 2 }, { "orc_wrestling_champion", 2 },
  { "bone_accountant", 3 }, { "lich_dentist", 3 }, { "sumo_ogre", 3 }, { "riddleless_sphinx", 3 }, { "warlock_of_mondays", 3 },
  { "sewer_crocodile", 1 }, { "probationary_goblin", 1 },
} do
  local monster, damage = each[1], each[2]
  all[#all + 1] = against("DF-65 a miss costs what the Monster says: " .. monster, monster, {}, { "red", off },
    { arena = { { monster, wounds = 0 } }, seats = { { life = 9 - damage } } })
  all[#all + 1] = against("DF-36 a hit is worth its ring: " .. monster, monster, {}, { "red", ring(3) },
    { arena = { { monster, wounds = 3 } }, seats = { { life = 9 } } })
end

-- Who demands a throw: without it a hit is a miss (DF-64).
for _, each in ipairs {
  { "cuddly_bear", "crossbow" }, { "apprentice_imp", "from_afar" }, { "dizzy_bat", "pirouette" },
  { "left_behind_bandit", "weak_hand" }, { "mirror_nymph", "back" }, { "rope_fakir", "spinning_top" },
  { "seamstress_mummy", "prayer" }, { "spider_landlady", "under_the_table" }, { "parachute_goblin", "jump" },
  { "sneezing_harpy", "blow" }, { "basilisk_on_parole", "blind" }, { "lady_of_the_puddle", "bank" },
  { "headless_jouster", "header" }, { "retired_siege_engineer", "catapult" }, { "circus_werewolf", "under_the_leg" },
  { "hiccuping_dragonet", "smash" }, { "clockwork_minotaur", "floor_seat" }, { "wasp_queen", "nose" },
  { "tailors_ghost", "anothers_hand" }, { "assassin_twins", "card_jump" }, { "inquisitor_on_stilts", "elbow" },
} do
  local monster, demand = each[1], each[2]
  all[#all + 1] = against("DF-168 " .. monster .. " demands a throw", monster, {}, { "red" }, { asks = "throw", offers = { "performed:" .. demand } })
  all[#all + 1] = against("DF-64 " .. monster .. ": undone, it is a miss", monster, {}, { "red", { 1, 3, 0, 0, 0 } },
    { told = { "log.miss" }, arena = { { monster, wounds = 0 } } })
  all[#all + 1] = against("DF-64 " .. monster .. ": done, it is a hit", monster, {}, { "red", { 1, 1, 0, 0, 1 } },
    { told = { "log.hit" }, arena = { { monster, wounds = 1 } } })
end
all[#all + 1] = against("DF-158 cellar_rat_choir: one bounce is not two", "cellar_rat_choir", {}, { "red", ring(3) },
  { told = { "log.miss" }, arena = { { "cellar_rat_choir", wounds = 0 } } })
all[#all + 1] = against("DF-158 two are", "cellar_rat_choir", {}, { "red", { 2, 3, 0, 0 } },
  { arena = { { "cellar_rat_choir", wounds = 3 } } })
return all
