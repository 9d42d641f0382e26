-- The end, DL-139 to DL-141 and DL-182 to DL-185.
local lib = use "lib_table"
local fight = lib.fight

local tunnels = { { "tunnel", cell = 3 }, { "tunnel", cell = 8 }, { "tunnel", cell = 13 } }

--- The last round of all, with nobody at any door: what the first seat and the second come to. Both begin with the same: 6 points for
--- three tunnels, and half of seven titles.
local function count(name, mine, theirs, points, other_points, more)
  local function seat(t)
    local all = { gold = 0, food = 0, imps = 3, evil = 5, letters = 0, traps = {}, lair = {}, prison = {}, party = {}, dungeon = tunnels, planned = 0, battlefield = 0 }
    for key, value in pairs(t) do all[key] = value end
    return all
  end
  local scenario = fight(name, { party = {}, year = 2, round = 4 }, {}, { seats = { { points = points }, { points = other_points } } })
  scenario.table.seats = { seat(mine), seat(theirs) }
  for key, value in pairs(more or {}) do scenario[key] = value end
  return scenario
end

local function beside_a_dummy(evil, scenario)
  scenario.table.dummy_evil = evil
  return scenario
end

local function four(name, mine, expect, settings)
  local seats = {}
  for i = 1, 4 do
    seats[i] = { gold = 0, food = 0, imps = 3, evil = 5, letters = 0, traps = {}, lair = {}, prison = {}, party = {}, dungeon = tunnels, planned = 0, battlefield = 0 }
    for key, value in pairs(mine[i] or {}) do seats[i][key] = value end
  end
  local points = {}
  for i = 1, 4 do points[i] = { points = expect[i] } end
  return {
    name = name, chapter = "full_lease", heroes = { "", "", "", "" }, at = "plan", settings = settings,
    table = { first = 1, year = 2, combat = 4, seats = seats }, expect = { seats = points },
  }
end

local function with(room, lost) return { { room, cell = 3, lost = lost or 0 }, { "tunnel", cell = 8 }, { "tunnel", cell = 13 } } end

return {
  count("DL-139, DL-140 three tunnels each, and seven titles shared by two: 1 point each", {}, {}, 13, 13),
  count("DL-140, TC-42 a title of one's own is worth 2 among two", { evil = 6 }, {}, 14, 12),
  beside_a_dummy(15, count("DL-95, DL-140 a dummy has no title, however bad", { evil = 6 }, {}, 14, 12)),
  count("DL-139 a monster is 1 point, and a title; a ghost neither", { lair = { "troll", "ghost" } }, {}, 15, 12),
  count("DL-139 2 points for a hero in prison, 5 for a paladin", { prison = { "squire", "golden_paladin" } }, {}, 20, 13),
  count("DL-139 a threatening letter is −3", { letters = 2 }, {}, 7, 13),
  count("DL-139 everybody is told where the points come from", { letters = 2, prison = { "squire" } }, {}, 9, 13,
    { expect = { told = { "log.counted_tiles", "log.counted_prisoners", "log.counted_letters" }, silent = { "log.counted_rooms" } } }),
  count("DL-139 a conquered tile is −2, and the title for few goes to the other", { dungeon = { { "tunnel", cell = 3, lost = 1 }, { "tunnel", cell = 8 }, { "tunnel", cell = 13 } } }, {}, 8, 14),
  count("TC-35 a lost room is 4 points less than one that stands", { dungeon = with("egg_cellar", 1) }, {}, 8, 14),
  count("a room that stands", { dungeon = with "egg_cellar" }, {}, 13, 13),
  count("DL-140 most imps: trolls are none", { imps = 4 }, { lair = { "troll" } }, 13, 14),
  count("DL-140 riches are gold, food and traps together", { gold = 1, food = 1, traps = { "hot_draught" } }, { gold = 2 }, 14, 12),
  count("DL-182 a canteen: 1 for each troll, goblin and witch", { dungeon = with "canteen", lair = { "troll", "goblin", "vampire" } }, {}, 19, 12),
  count("DL-183 a crypt: 2 for each vampire and ghost", { dungeon = with "quiet_crypt", lair = { "vampire", "ghost" } }, {}, 19, 12),
  count("DL-185 a boiler room: 2 for each golem, dragon and demon", { dungeon = with "boiler_room", lair = { "golem", "dragon", "troll" } }, {}, 21, 12),
  count("DL-184 a cabinet: 2 for each title alone, 1 for each shared", { dungeon = with "trophy_cabinet", evil = 6 }, {}, 22, 12),
  count("DL-182 to DL-185 a conquered one brings nothing", { dungeon = with("canteen", 1), lair = { "troll", "goblin" } }, {}, 11, 13),
  four("DL-140, TC-42 among four a title of one's own is 3, shared by two or three 2 each", { { evil = 6 }, { imps = 4 }, { imps = 4 } }, { 9, 8, 8, 6 }),
  four("Q7 what all four share is nobody's", {}, { 6, 6, 6, 6 }),
  four("Q7 or 2 for each, by a setting", {}, { 20, 20, 20, 20 }, { four_share = "all" }),
}
