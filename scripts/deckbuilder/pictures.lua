-- The pictures on cards and shields: drawings by name (docs/pictures.md). The first is the figure in the middle, the others stand
-- about it, left and right by turns. What has no picture here shows the drawing of its kind (layout.lua, part icons).
return {
  barbarian = "enrage", cleric = "nun-face", dark_elf = "female-vampire", druid = "stag-head oak-leaf oak-leaf", dwarf = "dwarf-face",
  elf = "woman-elf-face", mage = "wizard-face", necromancer = "cowled", paladin = "visored-helm", red_mage = "devil-mask flame flame",
  slayer = "viking-head", thief = "bandit", warrior = "closed-barbute",

  coin = "two-coins", nugget = "gold-nuggets", fools_gold = "minerals jester-hat", bag_of_marbles = "marbles",

  staff = "wizard-staff", quarterstaff = "bo", ember_staff = "orb-wand flame flame", rain_staff = "crescent-staff drop drop",
  thunder_staff = "crystal-wand lightning-trio", walking_stick = "wood-stick three-leaves",
  short_sword = "gladius", heirloom_sword = "broadsword fleur-de-lys", bastard_sword = "two-handed-sword",
  last_word = "striped-sword talk", orchish_blade = "croc-sword orc-head", whisper = "stiletto moon",
  hatchet = "hatchet", woodcutters_axe = "axe-in-stump pine-tree", headsman = "war-axe executioner-hood",
  rolling_pin = "dough-roller", hammer = "flat-hammer", morning_star = "spiked-mace", anvil_on_a_stick = "anvil wood-stick",
  sling = "sling", hunting_bow = "pocket-bow rabbit", longbow = "high-shot pine-tree", crossbow = "crossbow",
  bread_knife = "bowie-knife sliced-bread", throwing_knives = "thrown-daggers",

  pot_lid = "cooking-pot shield", buckler = "round-shield", leather_jerkin = "leather-armor", cloak_of_pockets = "cloak key",
  round_shield = "viking-shield", chain_shirt = "chain-mail", tavern_table = "table beer-stein", thorn_shield = "edged-shield thorny-vine thorny-vine",
  tower_shield = "roman-shield", plate_of_the_late_duke = "breastplate coffin", plain_sheath = "scabbard", lined_baldric = "belt",

  silver_spoons = "fork-knife-spoon", gilded_tooth = "tooth sparkles", cursed_ring = "skull-ring", small_crown = "crown mouse",
  hourglass = "hourglass", whetstone = "silex daggers", smelting_pot = "foundry-bucket flame", grappling_hook = "grapple",
  alarm_bell = "ringing-bell", fishing_net = "fishing-net", loaded_die = "perspective-dice-six-faces-random",
  wanted_goblin = "goblin-head wanted-reward", wanted_orc = "orc-head wanted-reward", wanted_troll = "troll wanted-reward",

  tame_turtle = "turtle", stray_dog = "sitting-dog", bone_servant = "skeleton wine-glass", clay_porter = "golem-head knapsack",

  house_beer = "beer-stein", dwarven_stout = "beer-horn dwarf-helmet", festival_ale = "beer-bottle musical-notes",
  bread_and_cheese = "cheese-wedge bread", suspicious_sausage = "sausage help", honey_cake = "cake-slice bee",
  boar_roast = "boar flame flame",

  scribbled_notes = "notebook", spell_primer = "spell-book", heavy_treatise = "book-pile",
  scroll_of_forgetting = "scroll-unfurled help", list_of_errands = "checklist", promissory_note = "tied-scroll coins",

  spark = "flint-spark", fireball = "fireball", meteor_shower = "burning-meteor falling-star", flying_pebbles = "falling-rocks",
  earthquake = "earth-crack", cold_shower = "shower snowflake-1", drowning_wave = "big-wave", slap_of_wind = "wind-slap",
  lightning = "lightning-storm", embarrassing_memory = "despair thought-bubble", nightmare = "terror moon",
  kind_word = "conversation hearts", great_mending = "healing three-leaves", stone_wall = "stone-wall",
  mirror_skin = "mirror-mirror",

  red_potion = "health-potion", redder_potion = "heart-bottle hearts hearts", black_coffee = "coffee-cup",
  giants_sweat = "muscular-torso drop drop", bottled_hindsight = "bottled-shadow eyeball",
  cure_for_most_things = "bubbling-flask health-normal",

  cellar_slime = "slime drop drop", taproom_bat = "bat beer-stein", ditch_goblin = "goblin high-grass high-grass",
  goblin_pedlar = "goblin-head knapsack", imp = "imp flame", bone_piper = "raise-skeleton pan-flute",
  unfinished_skeleton = "skeleton-inside pencil", pantry_mimic = "mimic-chest", shield_orc = "orc-head shield",
  mad_ram = "ram-profile", cinder_hound = "hound flame flame", laughing_monk = "monk-face beer-stein", grave_gaunt = "spectre coffin",
  bridge_troll = "troll stone-bridge", tax_ogre = "ogre coins-pile", lich_clerk = "crowned-skull quill-ink",
  storm_wyvern = "wyvern lightning-trio", moat_hydra = "hydra castle", giant_turtle = "sea-turtle waves waves",
  loyal_hound = "labrador-head hearts", patient_skeleton = "candle-skull hourglass", clay_man = "rock-golem seedling",

  bad_reputation = "human-ear talk", evil_eye = "evil-eyes", giants_strength = "biceps", guardian_spirit = "angel-outfit",
  hangover = "knocked-out-stars beer-stein", keen_edge = "shining-sword", slow_poison = "poison-bottle snail",
  warm_welcome = "campfire beer-stein",

  air_lore = "wind-hole", axe_work = "axe-swing", fencing = "fencer", fire_lore = "fire-spell-cast", giant_killer = "giant gladius",
  hammer_time = "hammer-drop", iron_hide = "layered-armor", knife_tricks = "daggers", marksmanship = "bullseye",
  potion_belt = "belt-buckles potion-ball", second_nature = "sprout", second_quiver = "quiver", spare_strap = "belt-armor",
  spell_satchel = "knapsack sparkles", staff_forms = "ninja-heroic-stance bo", troll_blood = "heart-drop troll",
}
