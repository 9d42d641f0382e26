-- The pictures of Black Water: glyphs of the Symbola font, the figure first, then what stands about it.
return {
  black_water = "🌊🐟🌾🌾",
  ["01_the_mill"] = "⚙🌾🌾", ["02_the_ferry"] = "⛵🌫", ["02_the_cellar"] = "🍷🕯🕯", ["03_the_sluice"] = "🌊🏰", ["90_the_pit"] = "🕳⚖",

  drowned_miller = "👴🌊🌊⚙", grey_ferryman = "👤⛵🌊", vinegar_mother = "🍷👁👁", sluice_warden = "👸🗝🌊", pit_bailiff = "⚖📜💰",

  flour_rat = "🐀🌾🌾", bog_hound = "🐕🌾🌾", drowned_hand = "✋🌊🌊", lantern_thief = "🏮🌙", marsh_wight = "👻🌾🌾",
  reed_crone = "👵🌾🌾", vinegar_drop = "💧🍷", weir_pike = "🐟🌊🌊", silt_hulk = "🗿💧💧", drowned_chorister = "👻🎵🎵",

  ["03_the_sack_loft"] = "👝🌾🐀", ["05_hounds_in_the_reeds"] = "🐺🌾🌾🐕", ["07_hands_in_the_race"] = "✋🌊⚙",
  ["09_light_in_the_gallery"] = "🏮🏰", ["11_the_millers_coat"] = "👔💧💧", ["13_the_last_cask"] = "🍺🍷🍷",
  ["18_choking_fog"] = "☁🌾🌾☁", ["20_the_landing_stage"] = "⚓🌊🌊", ["22_the_drowned_procession"] = "👻👻👻🕯",
  ["24_the_eel_market"] = "🐍💰🐟", ["26_the_ring_in_the_pike"] = "🐟💍", ["28_the_tide_turns"] = "🌊🌙",
  ["30_barrels_that_breathe"] = "🍷👄👄", ["32_rats_in_aprons"] = "🐀🍴🍴🐀", ["34_the_smugglers_ledger"] = "📖✒💰",
  ["36_out_of_candles"] = "🕯🌑", ["38_the_angels_share"] = "👼🍷🍷", ["40_hoop_and_stave"] = "⭕🔨🍷", ["42_the_weir"] = "🏞🐟🐟",
  ["44_rain_of_frogs"] = "🐸☔🐸", ["46_the_silt_rises"] = "⛰🌊🌊", ["48_the_drowned_choir"] = "🎼👻👻",
  ["50_the_wardens_lamp"] = "🏮🗝🌊", ["60_take_a_number"] = "🔔📜📜", ["61_the_unpaid"] = "💀💰💰", ["62_lost_property"] = "👢🎩🗝",

  bell_courage = "🔔💪", cold_fingers = "✋❄", eel_luck = "🐍☘", millers_thanks = "🌾♥", pit_debt = "⚖💰", sour_gut = "🍷❗",
  vinegar_tongue = "👅🍷", water_mark = "💧✓", wheel_hands = "✋⚙", wheel_turned = "⚙",

  drowned_silver = "🍴🌊", ferry_pole = "⛵🌊", miller_key = "🗝🌾🌾", odos_loaf = "🍞🌾🌾", sluice_hook = "⚓🌊", wreckers_lamp = "🏮⛵",
}
