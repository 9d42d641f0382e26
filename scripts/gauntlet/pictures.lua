-- The pictures on cards and shields: glyphs of the Symbola font. The first is the figure in the middle, the others stand about
-- it, left and right by turns. What has no picture here shows the glyph of its kind (layout.lua, part icons).
return {
  gauntlet = "🍻🚪🌙", classic = "🍺💰🌙",

  chronicler = "📖✒", barber_surgeon = "✂💉", scrap_smith = "🔨🔩🔩", tinker = "🔧⚙⚙", mourner = "🙏💧💧", bouncer = "🙅🚪",
  grudge_bearer = "😠📜", pettifogger = "⚖📜📜", pensioned_guard = "👴🛡", hermit = "🙏🌿🌿", understudy = "🎭💀", quartermaster = "📦🗝🗝",
  vicar = "⛪🕯🕯", bill_collector = "🎩💰", cutpurse = "✂👛", auctioneer = "📢💰💰", drill_sergeant = "📣⚄⚄", hedge_wizard = "🌳✨✨",
  true_believer = "☀🗡🗡", stubborn_corpse = "⚰✋", ambidexter = "✋⚔✋",

  felling_axe = "⚒🌲🌲", poachers_bow = "🏹🐇", sunday_cleaver = "🔪🍖🍖", boot_knife = "👢🔪", honest_fist = "✊✊", thirsty_blade = "🗡💧💧",
  hot_poker = "🔥⚡⚡", sobering_sword = "🗡✨✨", second_thought_mace = "🔨💭", capricious_flail = "✹⛓⛓", heavy_purse = "💰💰💰",
  borrowed_sceptre = "⚜👑", curved_sabre = "☪🗡", shepherds_sling = "➰⚫🐑", regulation_pike = "⚑⚔", hedgehog_shield = "🛡✹✹",
  pilgrims_staff = "⚚🐚🐚", duelling_sword = "⚔✉", bag_of_horseshoes = "👝🐎🐎", dowsing_rod = "🔱💧", drovers_whip = "➰🐂",

  eyes_shut = "🙈", one_boot = "👢", beer_in_hand = "🍺✋", with_the_goose = "🐔👝", morning_after = "🤕🍺🍺", empty_stomach = "🍽❗",

  highwayman = "🎭💰", wailing_aunt = "👵📢📢", angry_hive = "🐝🍯🐝", toll_beast = "🐗🛑", brass_footman = "🎩🔔🔔", hungry_hedge = "🌳👄",
  unattended_sword = "🗡✨", small_print_demon = "👿📜📜", spitting_image = "👤👤", walking_bonfire = "🔥👣👣", gutter_gargoyle = "👹💧💧",
  giants_mother = "👵⛰⛰", cellar_roach = "🐛🍷", moat_crab = "♋🏰", patient_scorpion = "♏⏳", parlour_spider = "🕷🕸", prophetic_toad = "🐸🔮",
  armoured_tortoise = "🐢🛡", off_duty_goblin = "👺🎒", apologetic_mole = "🐭🌹", magpie_griffin = "🦅💍💍", doorkeeper = "🚪🗝",
  smouldering_hound = "🐕🔥🔥", hired_sword = "🗡💰💰", lost_minotaur = "🐂❓❓", unwrapped_king = "👑📜📜", mushroom_deacon = "🍄⛪",
  ogre_cook = "👹🍲🍲", rust_jelly = "👾🔩🔩", purse_fairy = "🧚👛", somebodys_shadow = "👤🌑", late_elephant = "🐘💀", clinging_slime = "👾💧💧",
  minor_titan = "🗿⛰⛰", stubborn_troll = "🗿✋", disdainful_unicorn = "🦄✨✨", thirsty_count = "🦇🍷", marsh_light = "💡🌾🌾",
  knitting_witch = "👵🌀🌀", third_wolf = "🐺🌙", arena_champion = "🏆⚔⚔",

  loose_floorboard = "💰🚪", rich_seam = "⛏💎💎", warm_spring = "♨🌿🌿", humming_well = "🎵💧💧", row_of_holes = "⚫⚫⚫⚡",
  thick_skin = "🛡", foul_mood = "😠", pay_day = "💰📜", second_helping = "🍴🍖🍖", fork_in_the_path = "⑂🌲🌲",
}
