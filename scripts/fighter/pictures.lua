-- The pictures on cards and shields: drawings by name (docs/pictures.md). The first is the figure in the middle, the others stand
-- about it, left and right by turns. What has no picture here shows the drawing of its kind (layout.lua, part icons).
return {
  fighter = "bullseye rolling-dices", classic = "dungeon-gate bullseye",

  back = "backward-time", smash = "volleyball-ball", bank = "ricochet", floor_seat = "frog", jump = "rabbit", crossbow = "crossbow",
  under_the_table = "table", blow = "wind-slap", from_afar = "spyglass", under_the_leg = "trousers", pirouette = "ballerina-shoes",
  blind = "blindfold", two_bounces = "bouncing-spring", elbow = "elbow-pad", prayer = "prayer", weak_hand = "arm-sling",
  anothers_hand = "shaking-hands", card_jump = "horse-head", catapult = "catapult", header = "soccer-ball",
  spinning_top = "spinning-top", nose = "nose-side",

  hulda = "enrage hatchets", pemberton = "wizard-face sparkles", sticky_nan = "robber-mask shiny-purse",
  dame_ottoline = "black-knight-helm shield", countess_valeria = "female-vampire rose", tuneless_tim = "jester-hat musical-notes",
  borgrim_kegson = "dwarf-face beer-stein", sylvaril = "woman-elf-face pocket-bow", sister_clemency = "nun-face sun",

  probationary_goblin = "goblin-head tied-scroll", cuddly_bear = "bear-head hearts", sleepwalking_skeleton = "skeleton moon",
  cellar_rat_choir = "rat musical-notes", apprentice_imp = "imp graduate-cap", light_fingered_gnome = "bad-gnome shiny-purse",
  snoring_ogreling = "mandrill-head night-sleep", wobbly_jelly = "jelly", dizzy_bat = "bat knocked-out-stars",
  unpaid_zombie = "shambling-zombie coins", left_behind_bandit = "ninja-head direction-sign", goblin_bagpiper = "goblin bagpipes",
  shy_ghost = "ghost carnival-mask", warg_puppy = "wolf-head baby-bottle", orc_librarian = "orc-head book-pile",
  mirror_nymph = "fairy mirror-mirror", crypt_doorman = "door-watcher key", rope_fakir = "turban rope-coil",
  sewer_crocodile = "croc-jaws drop", aspic_butler = "bow-tie top-hat", teething_troll = "troll tooth",
  seamstress_mummy = "mummy-head sewing-needle", toll_road_duellist = "fencer coins", spider_landlady = "angular-spider key",
  parachute_goblin = "parachute goblin-head", haunted_wardrobe = "spectre hanger", sneezing_harpy = "harpy wind-slap",
  bone_accountant = "skull-crossed-bones abacus", basilisk_on_parole = "rattlesnake manacles",
  orc_wrestling_champion = "luchador trophy-cup", lady_of_the_puddle = "mermaid droplets", headless_jouster = "mounted-knight pumpkin",
  retired_siege_engineer = "siege-tower gears", rust_snail = "snail hexagonal-nut", off_key_vampire = "vampire-dracula g-clef",
  hill_giantess = "ogre hills", riddleless_sphinx = "egyptian-sphinx help", hungry_strongbox = "mimic-chest padlock",
  circus_werewolf = "werewolf juggling-clubs", cultist_quartet = "cultist violin", hiccuping_dragonet = "dragon-head flame",
  lich_dentist = "crowned-skull tooth", sumo_ogre = "brute bowl-of-rice", clockwork_minotaur = "minotaur gears",
  wasp_queen = "wasp-sting crown", tailors_ghost = "haunting scissors", assassin_twins = "hooded-assassin daggers",
  warlock_of_mondays = "warlock-hood coffee-cup", cave_hydra = "hydra", iron_colossus = "metal-golem-head anvil",
  orc_dowager = "orc-head gem-necklace", vampire_notary = "resting-vampire quill-ink", inquisitor_on_stilts = "executioner-hood pyre",

  landlord_of_the_deep = "diablo-skull keyring", grandmother_kraken = "kraken-tentacle teapot", twice_buried_queen = "queen-crown coffin",
  unfinished_titan = "rock-golem chisel",

  bucket_of_bravery = "full-metal-bucket", peg_top_of_doom = "tornado skull-crossed-bones", backhand_halberd = "sharp-halberd",
  volley_hammer = "thor-hammer", banking_boomerang = "boomerang", squatters_spear = "stone-spear", spring_heel_sabre = "sparkling-sabre",
  knuckle_crossbow = "brass-knuckles crossbow", mole_pick = "war-pick", bellows_blowpipe = "bellows", long_distance_lance = "barbed-spear",
  garter_dagger = "plain-dagger", pirouette_rapier = "stiletto", skipping_stone = "stone-sphere", elbow_mace = "spiked-mace",
  pious_flail = "flail", wrong_hand_axe = "battle-axe", borrowed_hand_blade = "gladius", hurdle_whip = "whip",
  pocket_trebuchet = "trebuchet", header_helm = "visored-helm soccer-ball", nosebleed_needle = "sewing-needle drop",
  marathon_musket = "musket", leftover_cleaver = "meat-cleaver", double_hop_hook = "hook", ballroom_broadsword = "broadsword",

  quilted_nightshirt = "shirt", cauldron_cuirass = "breastplate cauldron", hedgehog_mail = "hedgehog", glass_shield = "cracked-shield",
  second_chance_cape = "cape", lukewarm_broth = "camp-cooking-pot", hot_broth = "bubbling-bowl", round_of_tea = "teapot",
  round_of_stew = "hot-meal", do_over_dice_cup = "rolling-dice-cup", loose_brick = "clay-brick", loose_anvil = "anvil",
  look_over_there_sign = "pointing",

  coal_cellar = "coal-pile", dancing_school = "accordion musical-notes", scriptorium = "quill-ink", rubber_quarry = "stone-pile",
  low_vaults = "underground-cave", candle_store = "candles", flea_circus = "juggler", hall_of_backs = "ancient-columns backward-time",
  landlords_stairs = "stairs", armoury_of_fingers = "hand crossed-swords", spinning_gallery = "spinning-wheel",
  chapel_of_last_throws = "church",
}
