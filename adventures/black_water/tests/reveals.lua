-- What each adventure card says and brings when three heroes turn it up: which Monsters come before whom. From four
-- heroes on a bigger party draws a bigger crowd: that comes last.
local function revealed(chapter, card, told, first, second, third)
  return {
    name = card .. " as three heroes meet it",
    chapter = chapter,
    heroes = { "barbarian", "dwarf", "warrior" },
    flags = { shelf = true },
    start = { adventure_deck = { card } },
    at = "leader",
    play = { "lead:seat1" },
    expect = { told = { told }, seats = { { monsters = first }, { monsters = second }, { monsters = third } } },
  }
end

local function event(chapter, card, told)
  return {
    name = card .. " as three heroes hear of it",
    chapter = chapter,
    heroes = { "barbarian", "dwarf", "warrior" },
    flags = { shelf = true },
    start = { adventure_deck = { card } },
    at = "leader",
    play = { "lead:seat1" },
    expect = { told = { told } },
  }
end

return {
  event("01_the_mill", "11_the_millers_coat", "coat.reveal"),
  event("01_the_mill", "13_the_last_cask", "cask.reveal"),
  event("02_the_ferry", "24_the_eel_market", "eels.reveal"),
  event("02_the_ferry", "28_the_tide_turns", "tide.reveal"),
  event("02_the_cellar", "34_the_smugglers_ledger", "ledger.reveal"),
  event("02_the_cellar", "38_the_angels_share", "angels.reveal"),
  event("03_the_sluice", "44_rain_of_frogs", "frogs.reveal"),
  event("03_the_sluice", "50_the_wardens_lamp", "lamp.reveal"),
  revealed("01_the_mill", "03_the_sack_loft", "loft.reveal", { "flour_rat", "flour_rat" }, { "flour_rat" }, { "flour_rat" }),
  revealed("01_the_mill", "05_hounds_in_the_reeds", "hounds.reveal", { "bog_hound", "flour_rat" }, { "bog_hound", "flour_rat" }, { "bog_hound" }),
  revealed("01_the_mill", "07_hands_in_the_race", "race.reveal", { "bog_hound", "drowned_hand" }, { "bog_hound", "drowned_hand" }, { "drowned_hand" }),
  revealed("01_the_mill", "09_light_in_the_gallery", "gallery.reveal", { "flour_rat", "lantern_thief" }, { "flour_rat", "lantern_thief" }, { "flour_rat" }),
  revealed("01_the_mill", "15_the_night_shift", "shift.reveal", { "drowned_hand", "flour_rat" }, { "drowned_hand", "flour_rat" }, { "drowned_hand" }),
  revealed("01_the_mill", "drowned_miller", "miller.comes", { "flour_rat" }, { "flour_rat" }, {}),
  revealed("02_the_ferry", "18_choking_fog", "fog.reveal", { "bog_hound", "marsh_wight" }, { "bog_hound", "marsh_wight" }, { "bog_hound", "lantern_thief" }),
  revealed("02_the_ferry", "20_the_landing_stage", "landing.reveal", { "drowned_hand", "reed_crone" }, { "drowned_hand", "reed_crone" }, { "drowned_hand", "drowned_hand" }),
  revealed("02_the_ferry", "22_the_drowned_procession", "procession.reveal", { "drowned_hand", "marsh_wight" }, { "drowned_hand", "marsh_wight" }, { "marsh_wight" }),
  revealed("02_the_ferry", "26_the_ring_in_the_pike", "pike.reveal", { "bog_hound", "weir_pike" }, { "bog_hound", "weir_pike" }, { "bog_hound" }),
  revealed("02_the_ferry", "grey_ferryman", "ferryman.comes", {}, {}, {}),
  -- The third before the first hero is a child: they multiply before they attack.
  revealed("02_the_cellar", "30_barrels_that_breathe", "barrels.reveal", { "vinegar_drop", "vinegar_drop", "vinegar_drop" }, { "vinegar_drop" }, { "vinegar_drop" }),
  revealed("02_the_cellar", "32_rats_in_aprons", "aprons.reveal", { "flour_rat", "flour_rat" }, { "flour_rat" }, { "flour_rat" }),
  revealed("02_the_cellar", "36_out_of_candles", "candles.reveal", { "lantern_thief", "marsh_wight" }, { "lantern_thief", "marsh_wight" }, { "lantern_thief" }),
  revealed("02_the_cellar", "40_hoop_and_stave", "hoops.reveal", { "silt_hulk", "vinegar_drop" }, { "silt_hulk", "vinegar_drop" }, { "vinegar_drop" }),
  revealed("02_the_cellar", "vinegar_mother", "mother.comes", { "marsh_wight" }, { "marsh_wight" }, {}),
  revealed("03_the_sluice", "42_the_weir", "weir.reveal", { "marsh_wight", "weir_pike" }, { "weir_pike" }, { "marsh_wight" }),
  revealed("03_the_sluice", "46_the_silt_rises", "silt.reveal", { "drowned_hand", "silt_hulk" }, { "drowned_hand", "silt_hulk" }, { "drowned_hand" }),
  revealed("03_the_sluice", "48_the_drowned_choir", "choir.reveal", { "drowned_chorister", "reed_crone" }, { "drowned_chorister", "reed_crone" }, { "drowned_chorister", "reed_crone" }),
  revealed("03_the_sluice", "52_the_chain_hoist", "hoist.reveal", { "drowned_hand", "marsh_wight" }, { "drowned_hand", "marsh_wight" }, { "drowned_hand" }),
  revealed("03_the_sluice", "sluice_warden", "warden.comes", {}, {}, {}),
  revealed("90_the_pit", "61_the_unpaid", "unpaid.reveal", { "drowned_hand", "drowned_hand" }, { "drowned_hand" }, { "drowned_hand" }),
  revealed("90_the_pit", "62_lost_property", "lost.reveal", { "drowned_hand", "lantern_thief" }, { "drowned_hand", "lantern_thief" }, { "drowned_hand" }),
  revealed("90_the_pit", "pit_bailiff", "bailiff.comes", { "drowned_hand" }, { "drowned_hand" }, {}),
  {
    name = "05_hounds_in_the_reeds as four heroes meet it: one Bog Hound more", chapter = "01_the_mill", heroes = { "barbarian", "dwarf", "warrior", "elf" },
    flags = { shelf = true }, start = { adventure_deck = { "05_hounds_in_the_reeds" } }, at = "leader", play = { "lead:seat1" },
    expect = { seats = { { monsters = { "bog_hound", "flour_rat" } }, { monsters = { "bog_hound", "flour_rat" } }, { monsters = { "bog_hound" } },
      { monsters = { "bog_hound", "bog_hound" } } } },
  },
  {
    name = "18_choking_fog as four heroes meet it: one Marsh Wight more", chapter = "02_the_ferry", heroes = { "barbarian", "dwarf", "warrior", "elf" },
    start = { adventure_deck = { "18_choking_fog" } }, at = "leader", play = { "lead:seat1" },
    expect = { seats = { { monsters = { "bog_hound", "marsh_wight" } }, { monsters = { "bog_hound", "marsh_wight" } }, { monsters = { "bog_hound", "lantern_thief" } },
      { monsters = { "bog_hound", "marsh_wight" } } } },
  },
}
