-- The pages between the fights: what is told, what everybody learns, and where it goes on.
local faced = {
  ["01_the_mill"] = {
    "03_the_sack_loft", "05_hounds_in_the_reeds", "07_hands_in_the_race", "09_light_in_the_gallery",
    "11_the_millers_coat", "13_the_last_cask", "15_the_night_shift",
  },
  ["02_the_ferry"] = {
    "18_choking_fog", "20_the_landing_stage", "22_the_drowned_procession", "24_the_eel_market",
    "26_the_ring_in_the_pike", "28_the_tide_turns",
  },
  ["02_the_cellar"] = {
    "30_barrels_that_breathe", "32_rats_in_aprons", "34_the_smugglers_ledger", "36_out_of_candles",
    "38_the_angels_share", "40_hoop_and_stave",
  },
  ["03_the_sluice"] = { "42_the_weir", "44_rain_of_frogs", "46_the_silt_rises", "48_the_drowned_choir", "50_the_wardens_lamp", "52_the_chain_hoist" },
  ["90_the_pit"] = { "60_take_a_number", "61_the_unpaid", "62_lost_property" },
}

-- What is taken home from there, in passing.
local kept = { ["01_the_mill"] = "pledge_nail", ["02_the_ferry"] = "wet_penny", ["02_the_cellar"] = "cask_hoop" }

-- The last blow of a chapter, the last round, and the page behind it.
local function beaten(name, chapter, boss, wounds, flags, expect)
  local scenario = {
    name = name,
    chapter = chapter,
    heroes = { "barbarian" },
    flags = flags,
    start = { adventure_deck = { boss } },
    table = {
      adventure_discard = faced[chapter],
      boss_area = { { boss, wounds = wounds } },
      seats = { { xp = 0, hand = { "bastard_sword", "coin" }, monsters = {} } },
    },
    dice = { 6 },
    play = {
      "play:bastard_sword",
      { asked = "loot", answer = {} },
      "finish",
      { asked = "bag_free", answer = { "keep:bastard_sword", "keep:staff" } },
    },
    expect = expect,
  }
  if kept[chapter] then table.insert(scenario.play, 2, { asked = "keepsake", answer = "take_home:" .. kept[chapter] }) end
  return scenario
end

-- The page that follows, and what the next chapter tells first.
local function turned(name, chapter, boss, wounds, flags, expect, path)
  local scenario = beaten(name, chapter, boss, wounds, flags, expect)
  if path then table.insert(scenario.play, path) end
  table.insert(scenario.play, { asked = "party", answer = "go_on" })
  return scenario
end

-- The last life point goes: the page for those who fell.
local function lost(name, chapter, boss, expect)
  return {
    name = name,
    chapter = chapter,
    heroes = { "barbarian" },
    start = { adventure_deck = { boss } },
    table = { seats = { { life = 1, hand = { "cursed_ring", "coin" }, monsters = {} } } },
    play = { "play:cursed_ring" },
    expect = expect,
  }
end

-- Somebody has bought the key, and keeps it.
local function with_key(name)
  local scenario = beaten(name, "01_the_mill", "drowned_miller", 19, {}, {
    told = { "mill.fork" }, silent = { "mill.locked" }, flags = { miller_key = true }, offers = { "mill.go_down", "mill.follow_river" },
  })
  scenario.table.seats[1].hand = { "bastard_sword", "miller_key" }
  scenario.play[5].answer = { "keep:bastard_sword", "keep:miller_key" }
  return scenario
end

local function fallen(name, chapter, boss, flags, expect)
  local scenario = lost(name, chapter, boss, expect)
  scenario.flags = flags
  table.insert(scenario.play, { asked = "party", answer = "go_on" })
  return scenario
end

return {
  beaten("after the mill: 20 XP, and the river; without the key no cellar", "01_the_mill", "drowned_miller", 19, {}, {
    told = { "mill.alive", "mill.fork", "mill.locked" },
    silent = { "mill.alive_buried" },
    seats = { { xp = 50 } },
    asks = "party",
  }),
  with_key "after the mill: who keeps the key opens the cellar",
  beaten("after the ferry: 30 XP and the Ferryman freed", "02_the_ferry", "grey_ferryman", 40, {}, {
    told = { "ferry.alive" },
    silent = { "ferry.alive_ring" },
    flags = { ferryman_freed = true },
    seats = { { xp = 80 } },
    asks = "party",
  }),
  beaten("the Ferryman knows the ring", "02_the_ferry", "grey_ferryman", 40, { ring = true }, {
    told = { "ferry.alive", "ferry.alive_ring" },
  }),
  beaten("after the cellar: 30 XP and the starter", "02_the_cellar", "vinegar_mother", 30, {}, {
    told = { "cellar.alive" },
    silent = { "cellar.alive_name" },
    flags = { starter = true },
    seats = { { xp = 80 } },
    asks = "party",
  }),
  beaten("the name stands on the tunnel's wall", "02_the_cellar", "vinegar_mother", 30, { name = true }, {
    told = { "cellar.alive_name" },
  }),
  beaten("after the sluice: 50 XP and the end", "03_the_sluice", "sluice_warden", 23, {}, {
    told = { "sluice.alive", "sluice.ending" },
    silent = { "sluice.pit", "sluice.ferry", "sluice.starter" },
    seats = { { xp = 120 } },
    ending = "alive",
  }),
  beaten("the end with everything", "03_the_sluice", "sluice_warden", 23, { pit = true, ferryman_freed = true, starter = true, ring = true, name = true }, {
    told = { "sluice.pit", "sluice.ferry", "sluice.starter", "sluice.ending_ring" },
  }),
  beaten("the end with the name", "03_the_sluice", "sluice_warden", 23, { name = true }, { told = { "sluice.ending_name" } }),
  beaten("out of the pit from the mill: 20 XP, ferry or mill", "90_the_pit", "pit_bailiff", 7, { fell_at = 1 }, {
    told = { "pit.alive" },
    seats = { { xp = 55 } },
    asks = "path", offers = { "pit.drain", "pit.stairs" },
  }),
  beaten("out of the pit from the ferry", "90_the_pit", "pit_bailiff", 7, { fell_at = 2 }, { asks = "path", offers = { "pit.eel_run", "pit.landing" } }),
  beaten("out of the pit from the cellar", "90_the_pit", "pit_bailiff", 7, { fell_at = 3 }, { asks = "path", offers = { "pit.eel_run", "pit.vault" } }),
  beaten("out of the pit from the sluice: the sluice again", "90_the_pit", "pit_bailiff", 7, { fell_at = 4 }, { asks = "party" }),
  lost("lost at the mill", "01_the_mill", "drowned_miller", { asks = "party", told = { "mill.dead" }, flags = { fell_at = 1 } }),
  lost("lost at the ferry", "02_the_ferry", "grey_ferryman", { asks = "party", told = { "ferry.dead" }, flags = { fell_at = 2 } }),
  lost("lost in the cellar", "02_the_cellar", "vinegar_mother", { asks = "party", told = { "cellar.dead" }, flags = { fell_at = 3 } }),
  lost("lost at the sluice", "03_the_sluice", "sluice_warden", { asks = "party", told = { "sluice.dead" }, flags = { fell_at = 4 } }),
  fallen("who falls at the mill wakes in the pit", "01_the_mill", "drowned_miller", {}, {
    told = { "pit.intro" }, silent = { "pit.again" }, flags = { pit = true, fell_at = 1 },
  }),
  fallen("the second time the pit is known", "02_the_ferry", "grey_ferryman", { pit = true }, { told = { "pit.again" }, silent = { "pit.intro" } }),
  lost("lost in the pit", "90_the_pit", "pit_bailiff", { asks = "party", told = { "pit.dead" } }),
  {
    name = "on the first evening each lesson is heard once",
    chapter = "01_the_mill",
    heroes = { "barbarian" },
    start = { adventure_deck = { "03_the_sack_loft", "05_hounds_in_the_reeds" } },
    table = { seats = { { life = 40, hand = { "bastard_sword", "coin" }, monsters = { "flour_rat" } } } },
    dice = { 6, 6, 6 },
    play = { "play:bastard_sword", { asked = "loot", answer = {} }, "draw_adventure" },
    expect = {
      told = { "lesson.lead" },
      silent = { "lesson.attack", "lesson.loot" },
      flags = { taught = true },
      seats = { { life = 40 - 4 - 4, monsters = { "bog_hound", "flour_rat" } } },
    },
  },
  {
    name = "what the dead leave is explained with the second turn",
    chapter = "01_the_mill",
    heroes = { "barbarian", "dwarf" },
    flags = { shelf = true },
    start = { adventure_deck = { "05_hounds_in_the_reeds" } },
    at = "leader",
    play = { "lead:seat1", "end_turn" },
    expect = { told = { "lesson.attack", "lesson.loot" }, silent = { "lesson.lead" } },
  },
  {
    name = "who comes back to the mill is taught nothing twice",
    chapter = "01_the_mill",
    heroes = { "barbarian", "dwarf" },
    flags = { taught = true, shelf = true },
    start = { adventure_deck = { "07_hands_in_the_race" } },
    at = "leader",
    play = { "lead:seat1" },
    expect = { asks = "main", told = { "race.reveal" }, silent = { "lesson.leader", "lesson.attack" } },
  },
  {
    name = "nor what a quiet turn is",
    chapter = "01_the_mill",
    heroes = { "barbarian" },
    flags = { taught = true, shelf = true },
    start = { adventure_deck = { "07_hands_in_the_race", "05_hounds_in_the_reeds" } },
    table = { seats = { { life = 40, hand = { "bastard_sword", "coin" }, monsters = { "flour_rat" } } } },
    dice = { 6, 6, 6 },
    play = { "play:bastard_sword", { asked = "loot", answer = {} } },
    expect = { asks = "main", silent = { "lesson.loot", "lesson.lead" } },
  },
  turned("out of the pit by the drain: the ferry, and whoever once buried the coat still has the loaf", "90_the_pit", "pit_bailiff", 7,
    { fell_at = 1, coat_buried = true },
    { told = { "ferry.intro", "ferry.intro_loaf" }, silent = { "ferry.intro_hungry" } },
    "pit.drain"),
  turned("who left the coat goes hungry", "01_the_mill", "drowned_miller", 19, {}, { told = { "ferry.intro_hungry" }, silent = { "ferry.intro_loaf" } }),
  turned("from the ferry to the sluice", "02_the_ferry", "grey_ferryman", 40, { knocked = true, climbed = true }, {
    told = { "sluice.from_ferry", "sluice.intro" },
    silent = { "sluice.from_cellar", "sluice.from_pit" },
    flags = { knocked = false, climbed = false },
  }),
  turned("from the cellar to the sluice, though the Ferryman was freed before", "02_the_cellar", "vinegar_mother", 30, { ferryman_freed = true }, {
    told = { "sluice.from_cellar", "sluice.intro" },
    silent = { "sluice.from_ferry", "sluice.from_pit" },
  }),
  turned("from the pit to the sluice", "90_the_pit", "pit_bailiff", 7, { fell_at = 4 }, {
    told = { "sluice.from_pit", "sluice.intro" },
    silent = { "sluice.from_ferry", "sluice.from_cellar" },
  }),
  turned("out of the pit up the stairs: the mill as if nobody had been there", "90_the_pit", "pit_bailiff", 7,
    { fell_at = 1, coat_buried = true, miller_key = true },
    { told = { "mill.intro", "shelf.marta", "mill.task", "lesson.turn" }, flags = { coat_buried = false, miller_key = false } },
    "pit.stairs"),
  turned("nor how a turn goes", "90_the_pit", "pit_bailiff", 7, { fell_at = 1, taught = true },
    { told = { "mill.intro", "mill.task" }, silent = { "lesson.turn" } },
    "pit.stairs"),
  turned("who was at Marta's shelf before hears no more of it", "90_the_pit", "pit_bailiff", 7, { fell_at = 1, shelf = true },
    { told = { "mill.intro", "mill.task" }, silent = { "shelf.marta" } },
    "pit.stairs"),
  turned("out of the pit by the vault: the cellar", "90_the_pit", "pit_bailiff", 7, { fell_at = 3 }, { told = { "cellar.intro", "cellar.down" } }, "pit.vault"),
}
