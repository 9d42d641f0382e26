-- The pictures on cards and shields: glyphs of the Symbola font. The first is the figure in the middle, the others stand about
-- it, left and right by turns. What has no picture here shows the glyph of its kind (layout.lua, part icons).
return {
  barbarian = "🐻", cleric = "⛪", dark_elf = "🌘", druid = "🍂", dwarf = "⚒", elf = "🏹", mage = "🔮",
  necromancer = "💀", paladin = "⚜", red_mage = "🔥", slayer = "🐲", thief = "🗝", warrior = "🛡",

  coin = "👑", nugget = "💎", fools_gold = "💎🃏", bag_of_marbles = "🔮⚪⚪",

  staff = "⚚", quarterstaff = "⚚☘☘", ember_staff = "⚚🔥🔥", rain_staff = "⚚💧💧", thunder_staff = "⚚⚡⚡", walking_stick = "👴🌿",
  short_sword = "🗡", heirloom_sword = "🗡⚜⚜", bastard_sword = "⚔", last_word = "🗡💀", orchish_blade = "🗡👹", whisper = "🗡🌙",
  hatchet = "⚒🌲", woodcutters_axe = "⚒🌲🌲", headsman = "⚒💀💀", rolling_pin = "🍞🍳", hammer = "🔨", morning_star = "✹⛓",
  anvil_on_a_stick = "🔨⚙⚙", sling = "➰⚫", hunting_bow = "🏹🐇", longbow = "🏹🌲🌲", crossbow = "🎯🏹", bread_knife = "🔪🍞",
  throwing_knives = "🔪✦✦",

  pot_lid = "🍲", buckler = "🛡", leather_jerkin = "👕🐂", cloak_of_pockets = "👘🗝", round_shield = "🛡✹✹", chain_shirt = "👕⛓⛓",
  tavern_table = "🍻🕯", thorn_shield = "🛡🌹🌹", tower_shield = "🛡🏰", plate_of_the_late_duke = "🛡⚰", plain_sheath = "🗡👝",
  lined_baldric = "👝⚜",

  silver_spoons = "🍴", gilded_tooth = "👄✦", cursed_ring = "💍🐍", small_crown = "👑🐁", hourglass = "⏳", whetstone = "⛰🗡",
  smelting_pot = "🍲🔥🔥", grappling_hook = "⚓🏰", alarm_bell = "🔔❗", fishing_net = "🕸🐟🐟", loaded_die = "🎲", wanted_goblin = "👺📜",
  wanted_orc = "👹📜", wanted_troll = "🗿📜",

  tame_turtle = "🐢🌿🌿", stray_dog = "🐕", bone_servant = "💀🍷", clay_porter = "🗿👜",

  house_beer = "🍺", dwarven_stout = "🍺⚒", festival_ale = "🍻🎵🎵", bread_and_cheese = "🧀🍞", suspicious_sausage = "🍖❓",
  honey_cake = "🍯🐝🐝", boar_roast = "🐗🔥🔥",

  scribbled_notes = "📝", spell_primer = "📖✎", heavy_treatise = "📚", scroll_of_forgetting = "📜❓❓", list_of_errands = "📜✓✓",
  promissory_note = "📜⚖",

  spark = "⚡", fireball = "🔥", meteor_shower = "☄✦✦", flying_pebbles = "⚫⚪⚪", earthquake = "🏚⛰⛰", cold_shower = "💧❄❄",
  drowning_wave = "🌊🐟", slap_of_wind = "🍃✋", lightning = "⚡☁☁", embarrassing_memory = "🙈", nightmare = "👁🌙🌙",
  kind_word = "💬♥♥", great_mending = "✚🌿🌿", stone_wall = "🏰⛰⛰", mirror_skin = "👤✨✨",

  red_potion = "⚗♥", redder_potion = "⚗♥♥", black_coffee = "☕", giants_sweat = "💪💧💧", bottled_hindsight = "⚗👁", cure_for_most_things = "⚗✚✚",

  cellar_slime = "👾💧💧", taproom_bat = "🦇🍺", ditch_goblin = "👺🌿🌿", goblin_pedlar = "👺💰", imp = "👿🔥🔥", bone_piper = "💀🎵🎵",
  unfinished_skeleton = "💀✎", pantry_mimic = "🚪👄", shield_orc = "👹🛡", mad_ram = "🐏✹✹", cinder_hound = "🐕🔥🔥",
  laughing_monk = "😂⛪", grave_gaunt = "⚰🌙", bridge_troll = "🗿🌉", tax_ogre = "👹💰💰", lich_clerk = "💀✒📜",
  storm_wyvern = "🐉⚡⚡", moat_hydra = "🐍🐍🐍", giant_turtle = "🐢🌊🌊", loyal_hound = "🐕♥", patient_skeleton = "💀⏳",
  clay_man = "🗿🌱🌱",

  bad_reputation = "👂💬", evil_eye = "👁", giants_strength = "💪", guardian_spirit = "👼", hangover = "🤕🍺", keen_edge = "🗡✨",
  slow_poison = "🐍💧", warm_welcome = "🍺♥",

  air_lore = "🍃", axe_work = "⚒🌲", fencing = "⚔", fire_lore = "🔥", giant_killer = "🗿🗡", hammer_time = "🔨⏳", iron_hide = "🛡",
  knife_tricks = "🔪", marksmanship = "🎯", potion_belt = "⚗👝", second_nature = "🌿", second_quiver = "🏹🏹", spare_strap = "👝",
  spell_satchel = "👜✨", staff_forms = "⚚", troll_blood = "🗿♥",
}
