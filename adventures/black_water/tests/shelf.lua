-- What heroes are given on the first evening: on Marta's shelf, and in the miller's pledge room.
local marta = {
  barbarian = { "hatchet", "dwarven_stout", "pot_lid" },
  cleric = { "kind_word", "slap_of_wind", "rolling_pin" },
  dark_elf = { "embarrassing_memory", "bread_knife", "buckler" },
  druid = { "flying_pebbles", "kind_word", "stray_dog" },
  dwarf = { "hatchet", "rolling_pin", "red_potion" },
  elf = { "hunting_bow", "slap_of_wind", "red_potion" },
  mage = { "cold_shower", "slap_of_wind", "stone_wall" },
  necromancer = { "embarrassing_memory", "spark", "tame_turtle" },
  paladin = { "short_sword", "kind_word", "buckler" },
  red_mage = { "spark", "stone_wall", "spell_primer" },
  slayer = { "sling", "hunting_bow", "red_potion" },
  thief = { "bread_knife", "sling", "loaded_die" },
  warrior = { "short_sword", "buckler", "red_potion" },
}
local pledges = {
  barbarian = { "bastard_sword", "morning_star" },
  cleric = { "great_mending", "hammer" },
  dark_elf = { "orchish_blade", "throwing_knives" },
  druid = { "rain_staff", "great_mending" },
  dwarf = { "woodcutters_axe", "hammer" },
  elf = { "longbow", "leather_jerkin" },
  mage = { "lightning", "ember_staff" },
  necromancer = { "lightning", "rain_staff" },
  paladin = { "heirloom_sword", "round_shield" },
  red_mage = { "fireball", "ember_staff" },
  slayer = { "woodcutters_axe", "longbow" },
  thief = { "throwing_knives", "cloak_of_pockets" },
  warrior = { "bastard_sword", "round_shield" },
}
local heroes = {
  "barbarian", "cleric", "dark_elf", "druid", "dwarf", "elf", "mage", "necromancer", "paladin", "red_mage", "slayer", "thief", "warrior",
}

local scenarios = {}
local function add(scenario)
  scenario.chapter = "01_the_mill"
  table.insert(scenarios, scenario)
end
local function options(list)
  local all = {}
  for i, id in ipairs(list) do all[i] = "take:" .. id end
  return all
end

--- Two fights of a lone hero, each ended by one blow; the second one comes with the next adventure card.
local function two_fights(name, hero, play, expect, seat)
  local answers = { "play:last_word", { asked = "loot", answer = {} }, "draw_adventure", "loft.creep", "play:headsman", "attack:headsman>flour_rat" }
  if hero == "necromancer" then
    table.insert(answers, 2, { asked = "drain", answer = 0 })
    table.insert(answers, { asked = "drain", answer = 0 })
  end
  for _, each in ipairs(play) do table.insert(answers, each) end
  return {
    name = name, heroes = { hero }, start = { adventure_deck = { "05_hounds_in_the_reeds", "03_the_sack_loft" } },
    table = { seats = { seat or { bare = true, hand = { "last_word", "headsman", "coin" }, deck = { "coin" }, monsters = { "drowned_hand" } } } },
    dice = { 6, 1, 1, 6 }, play = answers, expect = expect,
  }
end

for _, hero in ipairs(heroes) do
  add {
    name = "what Marta has for the " .. hero, heroes = { hero }, at = "shelf",
    expect = { asks = "shelf", offers = options(marta[hero]) },
  }
  for _, id in ipairs(marta[hero]) do
    add {
      name = "the " .. hero .. " has the " .. id .. " in hand in the first fight", heroes = { hero }, at = "shelf",
      table = { seats = { { bare = true, hand = { "coin" } } } }, play = { "take:" .. id },
      expect = { seats = { { hand = { "coin", id }, discard_pile = {} } }, silent = { "shelf.gone" } },
    }
  end
  add(two_fights("what the pledge room has for the " .. hero, hero, {},
    { asks = "pledges", offers = options(pledges[hero]), told = { "shelf.pledges" } }))
  for _, id in ipairs(pledges[hero]) do
    add(two_fights("the " .. hero .. " takes the " .. id .. " off its nail", hero,
      { { asked = "pledges", answer = "take:" .. id }, { asked = "loot", answer = {} } },
      { asks = "main", seats = { { discard_pile = hero == "necromancer" and { "bone_servant", "bone_servant", id } or { id } } } }))
  end
end

add {
  name = "Marta's shelf is there for everybody, and remembered", heroes = { "mage", "warrior" }, before = { leader = "lead:seat1" }, at = "shelf",
  table = { seats = { { bare = true, hand = { "coin" } }, { bare = true, hand = { "coin" } } } },
  play = { { asked = "shelf", answer = "take:cold_shower" }, { asked = "shelf", answer = "take:buckler" } },
  expect = { asks = "leader", flags = { shelf = true }, seats = { { hand = { "coin", "cold_shower" } }, { hand = { "coin", "buckler" } } } },
}
add {
  name = "who comes back to the mill was at Marta's before", heroes = { "mage", "warrior" }, flags = { shelf = true }, at = "leader",
  expect = { asks = "leader", told = { "lesson.leader" } },
}
add {
  name = "what is in other hands is not there: the next thing on the shelf", heroes = { "paladin", "mage" }, at = "shelf",
  table = { seats = { { bare = true, hand = { "coin" } }, { bare = true, deck = { "short_sword", "short_sword" } } } },
  play = { "take:short_sword", "take:slap_of_wind" },
  expect = { told = { "shelf.gone" }, seats = { { hand = { "coin", "kind_word" } } } },
}
add {
  name = "and if the whole shelf is in other hands a potion", heroes = { "paladin", "mage" }, at = "shelf",
  table = {
    seats = {
      { bare = true, hand = { "coin" } },
      { bare = true, deck = { "short_sword", "short_sword", "kind_word", "kind_word", "kind_word", "buckler", "buckler", "buckler" } },
    },
  },
  play = { "take:short_sword", "take:slap_of_wind" },
  expect = { told = { "shelf.gone" }, seats = { { hand = { "coin", "red_potion" } } } },
}
add {
  name = "the pledge room is not found after the first fight", heroes = { "warrior" }, start = { adventure_deck = { "05_hounds_in_the_reeds" } },
  table = { seats = { { bare = true, hand = { "last_word", "coin" }, deck = { "coin" }, monsters = { "drowned_hand" } } } },
  dice = { 6 }, play = { "play:last_word", { asked = "loot", answer = {} } }, expect = { asks = "main", silent = { "shelf.pledges" } },
}
add {
  name = "nor a second time after the third", heroes = { "warrior" },
  start = { adventure_deck = { "05_hounds_in_the_reeds", "03_the_sack_loft", "07_hands_in_the_race" } },
  table = { seats = { { bare = true, hand = { "last_word", "headsman", "bastard_sword" }, deck = { "coin" }, monsters = { "drowned_hand" } } } },
  dice = { 6, 1, 1, 6, 1, 1, 6 },
  play = {
    "play:last_word", { asked = "loot", answer = {} }, "draw_adventure", "loft.creep", "play:headsman", "attack:headsman>flour_rat",
    { asked = "pledges", answer = "take:round_shield" }, { asked = "loot", answer = {} },
    "draw_adventure", "race.rail", "play:bastard_sword", "attack:bastard_sword>drowned_hand", { asked = "loot", answer = {} },
  },
  expect = { asks = "main", seats = { { monsters = {}, discard_pile = { "round_shield" } } } },
}
add {
  name = "who lies there takes something home as well", heroes = { "warrior", "mage" }, settings = { fallen = "out" }, before = { leader = "lead:seat1" },
  start = { adventure_deck = { "05_hounds_in_the_reeds", "03_the_sack_loft" } },
  table = {
    seats = {
      { bare = true, hand = { "last_word", "headsman", "coin" }, deck = { "coin" }, monsters = { "drowned_hand" } },
      { bare = true, life = 0, standing = 0, deck = { "coin" }, monsters = {} },
    },
  },
  dice = { 6, 1, 1, 1, 6 },
  play = {
    "play:last_word", { asked = "loot", answer = {} }, "draw_adventure", "loft.creep", "play:headsman", "attack:headsman>flour_rat",
    { asked = "order", answer = { "attack:flour_rat", "attack:flour_rat.2" } },
    { asked = "pledges", answer = "take:bastard_sword" }, { asked = "pledges", answer = "take:lightning" }, { asked = "loot", answer = {} },
  },
  expect = { asks = "main", seats = { { discard_pile = { "bastard_sword" } }, { discard_pile = { "lightning" } } } },
}

return scenarios
