-- The pictures on cards and shields: drawings by name (docs/pictures.md). The first is the figure in the middle, the others stand
-- about it, left and right by turns. What has no picture here shows the drawing of its kind (layout.lua, part icons).
return {
  gauntlet = "saloon-doors beer-stein moon", classic = "beer-stein two-coins moon",

  chronicler = "quill-ink open-book", barber_surgeon = "plague-doctor-profile scissors", scrap_smith = "blacksmith hexagonal-nut",
  tinker = "tinker gears", mourner = "tear-tracks", bouncer = "brute saloon-doors", grudge_bearer = "dwarf-face tied-scroll",
  pettifogger = "public-speaker scales", pensioned_guard = "custodian-helmet shield", hermit = "meditation",
  understudy = "drama-masks", quartermaster = "captain-hat-profile keyring", vicar = "monk-face candle-light",
  bill_collector = "spy coins", cutpurse = "robber-hand", auctioneer = "banging-gavel coins",
  drill_sergeant = "shouting rolling-dices", hedge_wizard = "wizard-face berry-bush", true_believer = "prayer sun",
  stubborn_corpse = "mummy-head coffin", ambidexter = "juggler dagger-rose",

  felling_axe = "wood-axe pine-tree", poachers_bow = "bow-arrow rabbit", sunday_cleaver = "meat-cleaver ham-shank",
  boot_knife = "switchblade boots", honest_fist = "fist", thirsty_blade = "dripping-sword", hot_poker = "spear-hook flame",
  sobering_sword = "rune-sword", second_thought_mace = "mace-head thought-bubble", capricious_flail = "flail",
  heavy_purse = "shiny-purse", borrowed_sceptre = "winged-scepter crown", curved_sabre = "sparkling-sabre",
  shepherds_sling = "slingshot sheep", regulation_pike = "pikeman", hedgehog_shield = "hedgehog shield",
  pilgrims_staff = "shepherds-crook scallop", duelling_sword = "piercing-sword", bag_of_horseshoes = "horseshoe",
  dowsing_rod = "water-diviner-stick drop", drovers_whip = "whip bull",

  eyes_shut = "blindfold", one_boot = "leather-boot", beer_in_hand = "beer-stein hand", with_the_goose = "goose",
  morning_after = "knocked-out-stars beer-bottle", empty_stomach = "stomach",

  highwayman = "bandit two-coins", wailing_aunt = "screaming", angry_hive = "beehive bee bee", toll_beast = "boar stop-sign",
  brass_footman = "vintage-robot top-hat", hungry_hedge = "carnivorous-plant berry-bush", unattended_sword = "spinning-sword",
  small_print_demon = "devil-mask papers", spitting_image = "two-shadows", walking_bonfire = "campfire footsteps",
  gutter_gargoyle = "gargoyle drop", giants_mother = "giant", cellar_roach = "long-antennae-bug barrel", moat_crab = "crab castle",
  patient_scorpion = "scorpion hourglass", parlour_spider = "hanging-spider", prophetic_toad = "frog crystal-ball",
  armoured_tortoise = "tortoise shield", off_duty_goblin = "goblin-head beer-stein", apologetic_mole = "mole rose",
  magpie_griffin = "griffin-symbol ring", doorkeeper = "door-watcher key", smouldering_hound = "hound flame flame",
  hired_sword = "swordman coins", lost_minotaur = "minotaur maze", unwrapped_king = "mummy-head crown",
  mushroom_deacon = "super-mushroom church", ogre_cook = "ogre cauldron", rust_jelly = "transparent-slime gears",
  purse_fairy = "fairy shiny-purse", somebodys_shadow = "shadow-follower", late_elephant = "elephant skull-crossed-bones",
  clinging_slime = "slime drop drop", minor_titan = "moai", stubborn_troll = "troll halt", disdainful_unicorn = "unicorn sparkles",
  thirsty_count = "vampire-dracula wine-glass", marsh_light = "spark-spirit high-grass", knitting_witch = "witch-face yarn",
  third_wolf = "wolf-head moon", arena_champion = "spartan-helmet laurel-crown",

  loose_floorboard = "floor-hatch coins", rich_seam = "gold-mine", warm_spring = "hot-surface three-leaves", humming_well = "well musical-notes",
  row_of_holes = "spiky-pit", thick_skin = "armor-upgrade", foul_mood = "angry-eyes", pay_day = "take-my-money",
  second_helping = "meal", fork_in_the_path = "crossroad",
}
