-- The pictures on cards and shields, by the names of drawings (`tankard pictures WORD`). The first is the figure in the middle,
-- the others stand about it, left and right by turns. What has no picture here shows the sign of its kind (layout.lua, part icons).
return {
  twister = "clockwise-rotation door", cellar = "skeleton-key clockwise-rotation",

  night_nurse = "nurse-female hospital-cross", tax_exile = "briefcase airplane", bailiff = "scales gavel",
  clockmaker = "pocket-watch gears", cat_burglar = "cat night-sky", bridge_troll = "troll stone-bridge",
  plasterer = "trowel stone-wall", licensed_wizard = "wizard-face tied-scroll", discreet_lady = "woman-elf-face plain-dagger",
  sore_loser = "angry-eyes rolling-dices", retired_general = "medal top-hat", unemployed_angel = "angel-wings newspaper",
  grudging_dwarf = "dwarf-face warhammer", dragon_of_means = "dragon-head money-stack", postal_archer = "archer envelope",
  fencing_master = "sword-clash fencer", overpacked_knight = "mounted-knight knapsack", former_tenant = "ghost skeleton-key",
  sceptic = "magnifying-glass uncertainty",

  letter_opener = "plain-dagger envelope", saucepan_mail = "cooking-pot breastplate", petty_cash = "cash locked-chest",
  strong_coffee = "coffee-cup lightning-trio", washing_line = "rope-coil shirt", unused_firework = "firework-rocket flame",
  spare_key = "key keyring", grandmothers_grog = "square-bottle grapes", rune_mallet = "flat-hammer rune-stone",
  bark_shield = "round-shield oak", banquet_cleaver = "meat-cleaver ham-shank", family_heirloom = "gem-chain crown",
  dragon_fork = "trident dragon-head", quick_razor = "razor lightning-trio",

  b1a = "wine-glass clockwise-rotation", b1b = "wine-glass anticlockwise-rotation", b2a = "house clockwise-rotation",
  b2b = "house anticlockwise-rotation", b3a = "wooden-crate clockwise-rotation", b3b = "wooden-crate anticlockwise-rotation",
  b4a = "drop clockwise-rotation", b4b = "drop anticlockwise-rotation",

  m1a = "skeleton-key clockwise-rotation flame", m1b = "skeleton-key anticlockwise-rotation flame",
  m2a = "well clockwise-rotation", m2b = "well anticlockwise-rotation", m3a = "anchor clockwise-rotation flame",
  m3b = "anchor anticlockwise-rotation flame", m4a = "anchor clockwise-rotation", m4b = "anchor anticlockwise-rotation",

  blow_0 = "shrug", blow_1 = "pointing", blow_2 = "push", blow_3 = "elbow-pad", blow_4 = "knee-cap",
  blow_5 = "ram-profile", blow_6 = "griffin-shield crossed-swords crossed-swords",

  order_2 = "walk", order_3 = "run", order_4 = "sprint", order_5 = "horse-head",
}
