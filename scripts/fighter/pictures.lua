-- The pictures on cards and shields: glyphs of the Symbola font. The first is the figure in the middle, the others stand about
-- it, left and right by turns. What has no picture here shows the glyph of its kind (layout.lua, part icons).
return {
  fighter = "🎯⚄⚄", classic = "🎯🕳🕳",

  back = "🔙", smash = "🏐", bank = "🎱", floor_seat = "🐸", jump = "🐇", crossbow = "➳", under_the_table = "⏬", blow = "💨",
  from_afar = "🔭", under_the_leg = "👖", pirouette = "💃", blind = "🙈", two_bounces = "⁚", elbow = "💪", prayer = "🙏",
  weak_hand = "✋", anothers_hand = "🤝", card_jump = "🐎", catapult = "⚖", header = "⚽", spinning_top = "🌀", nose = "👃",

  hulda = "👩⚒⚒", pemberton = "👴✨✨", sticky_nan = "👵👛", dame_ottoline = "♞🛡", countess_valeria = "👸🌹🌹", tuneless_tim = "🎵👄",
  borgrim_kegson = "🍺⚒", sylvaril = "🏹🌿", sister_clemency = "🙏☀",

  probationary_goblin = "👺📜", cuddly_bear = "🐻💗", sleepwalking_skeleton = "💀🌙", cellar_rat_choir = "🐀🎵🐀", apprentice_imp = "👿🎓",
  light_fingered_gnome = "👤👛", snoring_ogreling = "👹💤", wobbly_jelly = "👾💧", dizzy_bat = "🦇🌀", unpaid_zombie = "⚰💰",
  left_behind_bandit = "🎭✋", goblin_bagpiper = "👺🎵🎵", shy_ghost = "👻🙈", warg_puppy = "🐺🍼", orc_librarian = "👹📚",
  mirror_nymph = "👩🔙", crypt_doorman = "💀🚪🗝", rope_fakir = "👳➰", sewer_crocodile = "🐊💧", aspic_butler = "🎩🍮",
  teething_troll = "👹👄", seamstress_mummy = "👩✂", toll_road_duellist = "⚔💰", spider_landlady = "🕷🗝", parachute_goblin = "👺☂",
  haunted_wardrobe = "🚪👻", sneezing_harpy = "🐦💨", bone_accountant = "💀📈", basilisk_on_parole = "🐍👁",
  orc_wrestling_champion = "👹🏆", lady_of_the_puddle = "👸💧", headless_jouster = "🐎⚔", retired_siege_engineer = "👴⚙",
  rust_snail = "🐌🔩", off_key_vampire = "🦇🎵", hill_giantess = "👩⛰", riddleless_sphinx = "🦁❓", hungry_strongbox = "🔒👄",
  circus_werewolf = "🐺🎪", cultist_quartet = "🎻🎻🎻🎻", hiccuping_dragonet = "🐲🔥", lich_dentist = "💀👄", sumo_ogre = "👹🍚",
  clockwork_minotaur = "🐂⚙⚙", wasp_queen = "🐝👑", tailors_ghost = "👻✂", assassin_twins = "👥🗡", warlock_of_mondays = "👳☕",
  cave_hydra = "🐍🐍🐍", iron_colossus = "🗿⛓", orc_dowager = "👵💎", vampire_notary = "🦇✒", inquisitor_on_stilts = "🕵❗",

  landlord_of_the_deep = "👹🗝🗝", grandmother_kraken = "🐙🍵", twice_buried_queen = "👑⚰⚰", unfinished_titan = "🗿🔨",

  bucket_of_bravery = "⛑", peg_top_of_doom = "🌀", backhand_halberd = "🔱", volley_hammer = "🔨", banking_boomerang = "↩",
  squatters_spear = "⬇", spring_heel_sabre = "🗡", knuckle_crossbow = "🏹", mole_pick = "⛏", bellows_blowpipe = "💨",
  long_distance_lance = "☎", garter_dagger = "🗡", pirouette_rapier = "⚔", skipping_stone = "⚫", elbow_mace = "🔨",
  pious_flail = "⛓", wrong_hand_axe = "⚒", borrowed_hand_blade = "🤝", hurdle_whip = "➰", pocket_trebuchet = "⚙",
  header_helm = "⚽", nosebleed_needle = "👃", marathon_musket = "🔫", leftover_cleaver = "🔪", double_hop_hook = "⚓",
  ballroom_broadsword = "💃",

  quilted_nightshirt = "👕", cauldron_cuirass = "🍲", hedgehog_mail = "✹", glass_shield = "🛡", second_chance_cape = "♻",
  lukewarm_broth = "🍵", hot_broth = "♨", round_of_tea = "☕", round_of_stew = "🍲", do_over_dice_cup = "⚄", loose_brick = "🏚",
  loose_anvil = "⚒", look_over_there_sign = "👉",

  coal_cellar = "⛏", dancing_school = "💃", scriptorium = "✒", rubber_quarry = "⛰", low_vaults = "🕳", candle_store = "🕯",
  flea_circus = "🎪", hall_of_backs = "🏛", landlords_stairs = "🗝", armoury_of_fingers = "☝", spinning_gallery = "🌀",
  chapel_of_last_throws = "⛪",
}
