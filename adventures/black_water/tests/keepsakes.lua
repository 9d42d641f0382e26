-- What is taken home from an evening: what each thing does, who may choose, and that it is there again.
local scenarios = {}
local function add(scenario) table.insert(scenarios, scenario) end

local places = {
  { chapter = "01_the_mill", boss = "drowned_miller", page = "keepsake.mill", things = { "millers_waistcoat", "gilt_thumb", "pledge_nail" } },
  { chapter = "02_the_ferry", boss = "grey_ferryman", page = "keepsake.ferry", things = { "wet_penny", "drowned_comb", "door_key" } },
  { chapter = "02_the_cellar", boss = "vinegar_mother", page = "keepsake.cellar", things = { "cask_hoop", "tasting_spoon", "felt_slippers" } },
}
local life = {
  drowned_miller = { 21, 38, 55, 72, 89, 106 }, grey_ferryman = { 45, 63, 81, 99, 117, 135 }, vinegar_mother = { 38, 56, 74, 92, 110, 128 },
}
local party = { "barbarian", "elf", "slayer", "thief", "druid", "mage" }

local function options(things)
  local all = {}
  for i, id in ipairs(things) do all[i] = "take_home:" .. id end
  return all
end

--- What lies in front with that, if it is anything: at the mill there are the sacks, later what the pockets hold.
local everybodys = { ["01_the_mill"] = "flour_sacks", ["02_the_ferry"] = "pockets", ["02_the_cellar"] = "pockets" }
local function worn(chapter, id)
  local all = { id }
  table.insert(all, everybodys[chapter])
  return all
end

--- The last blow at a boss, of the first hero of so many, and who takes what home.
local function boss_dies(name, place, count, play, expect, more)
  local heroes, seats, answers = {}, {}, { "play:bastard_sword" }
  for i = 1, count do
    heroes[i] = party[i]
    seats[i] = { bare = true, hand = { "coin" }, deck = { "coin" }, monsters = {} }
  end
  seats[1].hand = { "bastard_sword", "coin" }
  for _, answer in ipairs(play) do table.insert(answers, { asked = "keepsake", answer = "take_home:" .. answer }) end
  local scenario = {
    name = name, chapter = place.chapter, heroes = heroes, before = count > 1 and { leader = "lead:seat1" } or nil,
    start = { adventure_deck = { place.boss } },
    table = { boss_area = { { place.boss, wounds = life[place.boss][count] - 1 } }, seats = seats },
    dice = { 6 }, play = answers, expect = expect,
  }
  for key, value in pairs(more or {}) do scenario[key] = value end
  return scenario
end

for _, place in ipairs(places) do
  add(boss_dies("what there is to take home: " .. place.boss, place, 1, {},
    { asks = "keepsake", offers = options(place.things), told = { place.page } }))
  for _, id in ipairs(place.things) do
    add(boss_dies("taken home, in front at once and remembered: " .. id, place, 1, { id },
      { flags = { ["barbarian." .. id] = true }, seats = { { effects = worn(place.chapter, id) } } }))
    -- Every later chapter, the Pit too, lays it there again.
    for _, later in ipairs { "02_the_ferry", "02_the_cellar", "03_the_sluice", "90_the_pit" } do
      add {
        name = "there again in " .. later .. ": " .. id, chapter = later, heroes = { "barbarian", "elf" }, at = "leader",
        flags = { ["elf." .. id] = true }, expect = { asks = "leader", seats = { { effects = worn(later) }, { effects = worn(later, id) } } },
      }
    end
  end
  local first, second, third = place.things[1], place.things[2], place.things[3]
  add(boss_dies("of two heroes the second finds what the first has left: " .. place.boss, place, 2, { second },
    { asks = "keepsake", offers = options { first, third }, refuses = options { second } }))
  add(boss_dies("of three each thing is there twice: " .. place.boss, place, 3, { first, first },
    { asks = "keepsake", offers = options { second, third }, refuses = options { first } }))
  add(boss_dies("of six each thing is there three times, and the last one has two left: " .. place.boss, place, 6,
    { first, first, first, second, second }, { asks = "keepsake", offers = options { second, third }, refuses = options { first } }))
  add(boss_dies("who has something of this place keeps it and is not asked again: " .. place.boss, place, 2, {},
    { asks = "keepsake", active = 0, offers = options { first, second }, refuses = options { third } },
    { flags = { ["barbarian." .. third] = true } }))
  add(boss_dies("where everybody has something nothing is told: " .. place.boss, place, 1, {},
    { silent = { place.page }, seats = { { effects = worn(place.chapter, third) } } }, { flags = { ["barbarian." .. third] = true } }))
end

add(boss_dies("who lies there takes something home as well", places[2], 2, { "door_key", "wet_penny" },
  { flags = { ["barbarian.door_key"] = true, ["elf.wet_penny"] = true } }, {
    settings = { fallen = "out" },
    table = {
      boss_area = { { "grey_ferryman", wounds = 62 } },
      seats = { { bare = true, hand = { "bastard_sword", "coin" }, monsters = {} }, { bare = true, life = 0, standing = 0, deck = { "coin" }, monsters = {} } },
    },
  }))
add(boss_dies("a companion takes what suits it and is still there", places[1], 2, { "gilt_thumb" },
  { flags = { ["barbarian.gilt_thumb"] = true, ["elf.pledge_nail"] = true } }, { companions = { 2 } }))
add {
  name = "from the mill to the ferry: what was taken home is worn there",
  chapter = "01_the_mill", heroes = { "barbarian" }, start = { adventure_deck = { "drowned_miller" } },
  table = {
    adventure_deck = { only = true }, boss_area = { { "drowned_miller", wounds = 19 } },
    seats = { { bare = true, hand = { "bastard_sword", "coin" }, deck = { "coin", "coin" }, monsters = {} } },
  },
  dice = { 6 }, play = { "play:bastard_sword", { asked = "keepsake", answer = "take_home:millers_waistcoat" } },
  next = { { before = { path = "mill.follow_river" }, expect = { seats = { { effects = { "millers_waistcoat", "pockets" } } } } } },
}

add(boss_dies("a person chooses before the companion who has killed the boss", places[1], 2, {},
  { asks = "keepsake", offers = options(places[1].things) }, { companions = { 1 }, play = {} }))

--- One turn of a lone hero, who has this keepsake, or has not.
local function turn(name, effects, seat, dice, play, expect, more)
  seat.bare, seat.effects, seat.monsters = true, effects, seat.monsters or {}
  seat.deck = seat.deck or { "coin", "coin", "coin", "coin", "coin", "coin" }
  local scenario = {
    name = name, chapter = "90_the_pit", heroes = { "barbarian" }, start = { adventure_deck = { "61_the_unpaid" } },
    settings = { duty = "none" }, table = { seats = { seat } }, dice = dice, play = play, expect = expect,
  }
  for key, value in pairs(more or {}) do scenario[key] = value end
  add(scenario)
end

-- The attack of a Marsh Wight is the die alone.
turn("three cards behind the waistcoat stop 2", { "millers_waistcoat" }, { life = 30, hand = { "coin", "coin", "coin" }, monsters = { "marsh_wight" } },
  { 4 }, { "end_turn" }, { seats = { { life = 28 } } })
turn("two cards behind it stop nothing", { "millers_waistcoat" }, { life = 30, hand = { "coin", "coin" }, monsters = { "marsh_wight" } },
  { 4 }, { "end_turn" }, { seats = { { life = 26 } } })
turn("no waistcoat stops nothing", {}, { life = 30, hand = { "coin", "coin", "coin" }, monsters = { "marsh_wight" } },
  { 4 }, { "end_turn" }, { seats = { { life = 26 } } })

turn("the thumb takes the last life point", { "gilt_thumb" }, { hand = { "hatchet", "coin" }, monsters = { { "marsh_wight", wounds = 0 }, "marsh_wight" } },
  { 4 }, { "play:hatchet", "attack:hatchet>marsh_wight" }, { seats = { { xp = 15, monsters = { { "marsh_wight", wounds = 0 } } } } })
turn("of two life points it takes none", { "gilt_thumb" }, { hand = { "hatchet", "coin" }, monsters = { "marsh_wight" } },
  { 3 }, { "play:hatchet" }, { seats = { { monsters = { { "marsh_wight", wounds = 3 } } } } })
turn("without the thumb one life point is one", {}, { hand = { "hatchet", "coin" }, monsters = { "marsh_wight" } },
  { 4 }, { "play:hatchet" }, { seats = { { monsters = { { "marsh_wight", wounds = 4 } } } } })

--- The last Monster falls, with another one, and a Stout of 20 and a Beer of 10 are what they leave.
local function sale(name, effects, buys, purse)
  local play = { "play:headsman", "attack:headsman>drowned_hand", { asked = "loot", answer = { "loot:drowned_hand", "loot:drowned_hand.2" } } }
  for _ = 1, 4 do table.insert(play, "play:coin") end
  for _, buy in ipairs(buys) do table.insert(play, buy) end
  turn(name, effects, { hand = { "headsman", "coin", "coin", "coin", "coin" }, monsters = { { "drowned_hand", wounds = 2 }, { "drowned_hand", wounds = 2 } } },
    { 6 }, play, { seats = { { purse = purse } } })
  scenarios[#scenarios].table.stack_beer = { "dwarven_stout", "house_beer" }
end
sale("the first thing after a fight costs 20 less for who has a nail, the second what it costs", { "pledge_nail" }, { "buy:dwarven_stout", "buy:house_beer" }, 30)
turn("even before there was a fight", { "pledge_nail" }, { purse = 30, hand = { "coin" }, loot = { "dwarven_stout", "house_beer" } }, {},
  { "buy:dwarven_stout", "buy:house_beer" }, { seats = { { purse = 20 } } })
sale("whichever it is", { "pledge_nail" }, { "buy:house_beer", "buy:dwarven_stout" }, 20)
sale("without a nail both cost what they cost", {}, { "buy:dwarven_stout", "buy:house_beer" }, 10)

turn("a penny from the table: a Monster's next attack is 2 less", { "wet_penny" }, { life = 30, purse = 20, hand = { "coin" }, monsters = { "marsh_wight" } },
  { 4 }, { "use:wet_penny", { asked = "main", answer = "end_turn" } }, { seats = { { life = 28 } } })
turn("no money on the table, no penny", { "wet_penny" }, { life = 30, hand = { "coin" }, monsters = { "marsh_wight" } },
  {}, {}, { asks = "main", refuses = { "use:wet_penny" } })
turn("it costs 10, once a turn", { "wet_penny" }, { purse = 30, hand = { "coin" }, monsters = { "marsh_wight" } },
  {}, { "use:wet_penny" }, { asks = "main", refuses = { "use:wet_penny" }, seats = { { purse = 20 } } })

turn("the comb draws for the last Monster before a hero", { "drowned_comb" },
  { hand = { "staff" }, monsters = { { "drowned_hand", wounds = 2 } } }, { 6 }, { "play:staff" }, { seats = { { hand = { "coin" } } } })
turn("not while another one is left", { "drowned_comb" },
  { hand = { "hatchet" }, monsters = { { "drowned_hand", wounds = 2 }, "silt_hulk" } }, { 1 },
  { "play:hatchet", "attack:hatchet>drowned_hand" }, { seats = { { hand = {} } } })
turn("without a comb nothing is drawn", {},
  { hand = { "staff" }, monsters = { { "drowned_hand", wounds = 2 } } }, { 6 }, { "play:staff" }, { seats = { { hand = {} } } })

turn("the key turns three cards into three others, once in a fight", { "door_key" },
  { hand = { "coin", "coin", "coin" }, deck = { "hatchet", "staff", "buckler" }, monsters = { "marsh_wight" } }, {}, { "use:door_key" },
  { asks = "main", refuses = { "use:door_key" }, seats = { { hand = { "hatchet", "staff", "buckler" }, discard_pile = { "coin", "coin", "coin" } } } })
turn("four cards are too many for it", { "door_key" },
  { hand = { "coin", "coin", "coin", "coin" }, monsters = { "marsh_wight" } }, {}, {}, { asks = "main", refuses = { "use:door_key" } })
turn("and it does not turn twice in one fight", { "door_key" },
  { life = 30, hand = { "coin" }, deck = { "coin", "coin", "coin" }, monsters = { "marsh_wight" } }, { 1 }, { "use:door_key", "end_turn", "play:coin", "play:coin" },
  { asks = "main", refuses = { "use:door_key" } })

turn("a sip for a card", { "tasting_spoon" }, { life = 30, hand = { "coin" }, deck = { "hatchet" }, monsters = { "marsh_wight" } },
  {}, { "use:tasting_spoon" }, { asks = "main", refuses = { "use:tasting_spoon" }, seats = { { life = 29, hand = { "coin", "hatchet" } } } })
turn("none for whoever has no more than half of life", { "tasting_spoon" }, { life = 22, hand = { "coin" }, monsters = { "marsh_wight" } },
  {}, {}, { asks = "main", refuses = { "use:tasting_spoon" } })

-- In company the Warden adds 3 to her 2; alone she has 2 and the die, and a Silt Hulk the die.
turn("of a blow of 8 the hoop takes 1", { "cask_hoop" }, { life = 30, hand = { "coin" } }, { 6 }, { "end_turn" },
  { seats = { { life = 23 } } }, { chapter = "03_the_sluice", start = { adventure_deck = { "sluice_warden" } } })
turn("of a blow of 7 it takes nothing", { "cask_hoop" }, { life = 30, hand = { "coin" } }, { 5 }, { "end_turn" },
  { seats = { { life = 23 } } }, { chapter = "03_the_sluice", start = { adventure_deck = { "sluice_warden" } } })
turn("without a hoop 8 are 8", {}, { life = 30, hand = { "coin" } }, { 6 }, { "end_turn" },
  { seats = { { life = 22 } } }, { chapter = "03_the_sluice", start = { adventure_deck = { "sluice_warden" } } })

turn("in slippers a Monster alone before you strikes with 2 less", { "felt_slippers" }, { life = 30, hand = { "coin" }, monsters = { "marsh_wight" } },
  { 4 }, { "end_turn" }, { seats = { { life = 28 } } })
turn("two Monsters hear you", { "felt_slippers" }, { life = 30, hand = { "coin" }, monsters = { "marsh_wight", "marsh_wight" } },
  { 4, 4 }, { "end_turn" }, { seats = { { life = 22 } } })
turn("so does one that was hurt", { "felt_slippers" }, { life = 30, hand = { "hatchet", "coin" }, monsters = { "marsh_wight" } },
  { 1, 4 }, { "play:hatchet", "end_turn" }, { seats = { { life = 26 } } })
turn("without them nobody is late", {}, { life = 30, hand = { "coin" }, monsters = { "marsh_wight" } },
  { 4 }, { "end_turn" }, { seats = { { life = 26 } } })
--- What the pockets hold, in front of a boss.
local function pockets(name, hand, play, expect)
  add {
    name = name, chapter = "02_the_ferry", heroes = { "barbarian" }, start = { adventure_deck = { "grey_ferryman" } },
    table = { seats = { { bare = true, hand = hand, deck = { "hatchet" }, effects = { "pockets" }, monsters = {} } } },
    play = play, expect = expect,
  }
end
pockets("two cards out of the pockets for one", { "coin", "coin", "coin" }, { "use:pockets", { asked = "discard", answer = { "discard:coin", "discard:coin.2" } } },
  { asks = "main", seats = { { hand = { "coin", "hatchet" }, discard_pile = { "coin", "coin" } } } })
pockets("not with a single card", { "coin" }, {}, { asks = "main", refuses = { "use:pockets" } })
pockets("not with a Weapon", { "staff", "coin" }, {}, { asks = "main", refuses = { "use:pockets" } })

return scenarios
