-- The pictures of Black Water: drawings by name (docs/pictures.md), the figure first, then what stands about it.
return {
  black_water = "river water-mill high-grass",
  ["01_the_mill"] = "water-mill wheat wheat", ["02_the_ferry"] = "canoe fog", ["02_the_cellar"] = "cellar-barrels candle-light",
  ["03_the_sluice"] = "medieval-gate waves waves", ["90_the_pit"] = "scales hole",

  drowned_miller = "haunting water-mill waves", grey_ferryman = "hood canoe", vinegar_mother = "gooey-daemon barrel wine-glass",
  sluice_warden = "fish-monster key waves", flood = "big-wave", pit_bailiff = "executioner-hood gavel coins",

  flour_rat = "rat wheat wheat", bog_hound = "wolf-head reed reed", drowned_hand = "raise-zombie waves waves",
  lantern_thief = "robber lantern-flame", marsh_wight = "spectre high-grass high-grass", reed_crone = "witch-face high-grass",
  vinegar_drop = "falling-blob wine-glass", weir_pike = "piranha waves", silt_hulk = "shambling-mound drop drop",
  drowned_chorister = "ghost musical-notes",

  ["03_the_sack_loft"] = "swap-bag rat wheat", ["05_hounds_in_the_reeds"] = "hunter-eyes reed reed",
  ["07_hands_in_the_race"] = "monster-grasp waves waves", ["09_light_in_the_gallery"] = "lantern-flame coins",
  ["11_the_millers_coat"] = "lab-coat drop drop", ["13_the_last_cask"] = "barrel beer-stein",
  ["15_the_night_shift"] = "cuckoo-clock raise-zombie night-sky", ["52_the_chain_hoist"] = "crossed-chains cargo-crane waves",
  ["18_choking_fog"] = "fog high-grass high-grass", ["20_the_landing_stage"] = "wooden-pier anchor",
  ["22_the_drowned_procession"] = "cultist candle-light candle-light", ["24_the_eel_market"] = "eel coins fish-bucket",
  ["26_the_ring_in_the_pike"] = "fishbone ring", ["28_the_tide_turns"] = "wave-crest moon",
  ["30_barrels_that_breathe"] = "carnivore-mouth barrel barrel", ["32_rats_in_aprons"] = "seated-mouse chef-toque fork-knife-spoon",
  ["34_the_smugglers_ledger"] = "secret-book quill-ink coins", ["36_out_of_candles"] = "candle-holder eclipse",
  ["38_the_angels_share"] = "angel-wings wine-glass", ["40_hoop_and_stave"] = "claw-hammer barrel",
  ["42_the_weir"] = "waterfall salmon", ["44_rain_of_frogs"] = "frog heavy-rain", ["46_the_silt_rises"] = "swamp waves",
  ["48_the_drowned_choir"] = "musical-score ghost ghost", ["50_the_wardens_lamp"] = "old-lantern key",
  ["60_take_a_number"] = "ticket ringing-bell", ["61_the_unpaid"] = "shambling-zombie coins", ["62_lost_property"] = "top-hat boots key",

  bell_courage = "carillon hearts", cold_fingers = "skeletal-hand snowflake-1", flour_sacks = "dust-cloud wheat", hand_down = "grab waves", pockets = "knapsack card-pickup", eel_luck = "eel clover",
  millers_thanks = "wheat hearts", pit_debt = "scales two-coins", sour_gut = "stomach", vinegar_tongue = "tongue",
  water_mark = "water-drop check-mark", wheel_hands = "hand cartwheel", wheel_turned = "cartwheel",

  millers_waistcoat = "leather-vest wheat", gilt_thumb = "thumb-up weight-scale", pledge_nail = "nails ticket", wet_penny = "crown-coin drop drop",
  drowned_comb = "comb waves", door_key = "skeleton-key wooden-door", cask_hoop = "belt barrel", tasting_spoon = "spoon beer-stein",
  felt_slippers = "slippers night-sky",

  drowned_silver = "fork-knife-spoon waves", ferry_pole = "paddles", miller_key = "key wheat", odos_loaf = "bread wheat",
  sluice_hook = "hook", wreckers_lamp = "lantern sinking-ship",
}
