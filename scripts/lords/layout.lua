-- Where zones and counters lie when the table is drawn. Names are those of rules.lua.
local gains = {
  "log.idle", "log.gain_gold", "log.gain_food", "log.gain_imps", "log.lose_gold", "log.lose_food", "log.lose_imps", "log.dug",
  "log.traps", "log.hired", "log.built", "log.worse", "log.better", "log.lacks_gold", "log.lacks_food", "log.lacks_evil",
  "log.lacks_kindness",  "log.lacks_imps", "log.lacks_tunnels", "log.lacks_ground", "log.lacks_applicants", "log.lacks_plans", "log.lacks_site",
  "log.lacks_trap", "log.lacks_fodder", "log.spies",
}
--- Whose third order one has chosen for a dummy, DL-69: it comes before all that one gives oneself, wherever it goes.
local function awaiting_dummies(areas)
  for _, area in pairs(areas) do area.expected = { "dummy_pick", of = "dummies_home" } end
  return areas
end
local price = { "gold", "food", "evil", "trap", "fodder" }
local harm = { "log.battle_hurt", "log.battle_prevented", "log.falls", "log.idles", "log.lose_gold", "log.lose_food", "log.lose_imps" }
local spell = { "log.battle_hurt", "log.battle_healed", "log.lose_gold", "log.lose_food", "log.lose_imps", "log.letters", "log.thrown" }

return {
  -- A deed is a line: what it came to stands behind it …
  follows = {
    ["log.acts_food"] = gains, ["log.acts_reputation"] = gains, ["log.acts_tunnels"] = gains, ["log.acts_gold"] = gains,
    ["log.acts_imps"] = gains, ["log.acts_traps"] = gains, ["log.acts_hire"] = gains, ["log.acts_build"] = gains,
    ["log.works"] = gains, ["log.paid"] = gains, ["log.springs"] = harm, ["log.attacks"] = harm,
    ["log.battle_fatigue"] = harm, ["log.battle_cast"] = spell, ["log.conquered"] = { "log.better" },
    ["log.battle_poison"] = harm, ["log.dismissed"] = { "log.worse" }, ["log.hired"] = { "log.worse" }, ["log.taxes"] = { "log.lose_gold", "log.letters" },
  },
  -- … and so do several of which the same is said.
  together = {
    ["log.order"] = { by = "who", of = "card" }, ["log.arrives"] = { by = "who", of = "hero" },
    ["log.dummy"] = { of = "card" }, ["log.dummy_of"] = { by = "who", of = "card" }, ["log.battle_hurt"] = { by = "n", of = "hero" },
  },
  -- In the window a battle is a page when it is over, for whoever it was fought.
  outcomes = {
    ["log.battle"] = {
      of = "who", by = { "log.battle_over", "log.all_fell" },
      fared = { "party", full = { "health", "more_health" }, less = { "damage" } },
    },
  },
  -- However little room a page has, these are never summed up, nor is the deed that they come of.
  never_summed_up = { "log.falls", "log.all_fell", "log.conquered", "log.released" },
  -- In the terminal it is said with these what the card does.
  told_with_rule = { ["log.event_ahead"] = "card", ["log.special_ahead"] = "card" },
  -- After these sentences the table is drawn again; these options are shown with what their card does.
  shown_after = {
    "log.season", "log.visit", "log.combat_round", "log.battle", "log.conquered",
    "log.hired", "log.built", "log.event",
  },
  -- Options keep their numbers until one of these.
  done = { "stop", "fight" },
  numbered_after = { "log.season", "log.visit", "log.combat_round" },
  explained = { "shut", "order", "hire", "build", "work", "lay", "send", "spring", "choose", "field", "pay" },
  -- What the sentence says already, or nobody wants to know: what somebody costs.
  said = {
    hire = price, pay = price, pay_wage = price, dismiss = price, send = price, recall = price,
    lay = { "gold", "food", "late_food", "crew" }, unlay = { "gold", "food", "late_food", "crew" },
    aim = { "health", "damage", "more_health", "level" },    -- what is left of it is said
  },
  -- In the terminal a word behind the name, without a number.
  states = { "spent" },
  -- What somebody gets for its work is no fact of its own.
  plain = { "unit_gold", "unit_food", "unit_evil", "unit_trap", "unit_fodder", "let_strike", "stab", "splash", "hold", "chill", "club",
    "club_fed", "hex", "hex_twice", "bite", "nip", "slam", "breathe", "devour", "bleat", "rage", "idle", "again" },
  -- Most of a season is played before all eyes: nobody hands over for it.
  asked_openly = true,
  tale_after = { "log.second_year" },
  likely = { "free_staff", "taxes", "mine", "fire_inspection" },
  -- With one answer only nobody is asked, but everybody is told.
  told_when_forced = {},
  ink = {
    for_hire = "bold", to_build = "blue", coming = "red", arriving = "red", party = "red", spell = "red", lair = "green", dungeon = "bold",
    shut = "blue", event = "blue", next_event = "blue",
  },
  -- For front ends with pictures: drawings, and the glyphs that serve without them, by what they stand for.
  -- A card's frame is that of its kind.
  icons = {
    tunnels_dug = "mining ⚒", staff_hired = "daemon-skull ☠", rooms_built = "castle 🏰", traps_sprung = "wolf-trap ☇", gold_got = "two-coins ⛁",
    food_got = "chicken-leg 🍗", caught = "prisoner ⛓", tiles_lost = "broken-wall ☇", let_out = "exit-door ➳", letters_got = "envelope ✉",
    year = "hourglass ⌛", season = "sun ☀", combat = "crossed-swords ⚔", gold = "two-coins ⛁", food = "ham-shank 🍖", late_food = "hot-meal 🍖",
    imps = "imp ☻", busy = "war-pick ⚒", evil = "daemon-skull ☠", letters = "envelope ✉", points = "round-star ★", titles = "trophy 🏆",
    lost = "cancel ✗", hands = "hand ☻", damage = "heart-minus ✚", more_health = "heart-plus ♥", health = "hearts ♥",
    skill = "polar-star ✦", level = "upgrade ▲", strength = "crossed-swords ⚔", trap = "wolf-trap ⚙",
    fodder = "daemon-skull ☠", spent = "night-sleep ☾", workers = "imp ☻", price = "price-tag 🍖", crew = "minions ☻",
    fatigue = "sleepy ☁", order = "tied-scroll ☞", monster = "ogre 👹", room = "wooden-door 🚪", tunnel = "mine-wagon 🕳",
    hero = "visored-helm ♞", event = "ringing-bell ❗", special = "trophy-cup ❗", supply = "mountain-cave 🕳",
    hand = "tied-scroll ☞", traps = "wolf-trap ⚙", laid = "wolf-trap ⚙",
    distant = "mountains ⛰", trap_deck = "wolf-trap ⚙", monster_deck = "ogre 👹", room_deck = "wooden-door 🚪",
    hero_deck = "visored-helm ♞", city = "castle 🏰", next_city = "castle 🏰", next_event = "ringing-bell ❗", coming = "visored-helm ♞",
    tent = "camping-tent ⛺", at_food = "ham-shank 🍖", at_reputation = "delighted ☺", at_tunnels = "war-pick ⛏",
    at_gold = "gold-mine ⛁", at_imps = "imp ☻", at_traps = "wolf-trap ⚙", at_hire = "ogre 👹", at_build = "trowel ⌂",
    dummy_shut_1 = "target-dummy ☹", dummy_shut_2 = "target-dummy ☹",
  },
  -- A sign has the colour of the place where one goes for it.
  tints = {
    gold = "gold", food = "leaf", late_food = "leaf", imps = "wine", evil = "rose", monster = "indigo", room = "fire", tunnel = "clay", health = "blood",
    damage = "blood", skill = "sky", points = "gold",
  },
  -- The pictures of what the rules tell, where no icon has that name.
  topics = {
    aim = "castle", imp = "imp-laugh", attack = "crossed-swords",
    conquest = "knight-banner", spell = "magic-swirl", title = "medal", dummy = "scarecrow", icon = "polar-star",
    place = "village", visit = "dungeon-gate", battle = "sword-clash", heal = "healing", pay_day = "pay-money", taxes = "abacus",
    paladin = "winged-shield", round = "cycle", minion = "minions", score = "podium",
  },
  frames = {
    order = "sky", monster = "blood", room = "gold", tunnel = "iron", trap = "violet", hero = "leaf", combat = "night", event = "gold",
    special = "gold", chapter = "night",
  },
  -- Topics of help that a card in large explains: where its facts or its rule speak of them …
  keywords = { "imp", "evil", "trap", "attack", "conquest", "fatigue", "room", "title" },
  -- … and by what it is, where the topic has another name.
  means = {
    order = "order", monster = "attack", room = "room", tunnel = "tunnel", trap = "trap", hero = "hero", combat = "fatigue", event = "event",
    special = "event",
  },
  -- How sentences sound.
  sounds = {
    ["log.season"] = "page", ["log.visit"] = "page", ["log.order"] = "card",
    ["log.gain_gold"] = "coin", ["log.lose_gold"] = "coin", ["log.hired"] = "growl", ["log.attacks"] = "growl", ["log.springs"] = "blow",
    ["log.battle_hurt"] = "blow", ["log.falls"] = "knell", ["log.conquered"] = "knell", ["log.all_fell"] = "fanfare", ["log.passed"] = "fanfare",
    ["log.paladin"] = "fanfare",
  },
  -- Four landlords, none of whom is at home to callers.
  portraits = { "overlord-helm", "female-vampire", "devil-mask", "vampire-dracula" },
  owner = "of",    -- minions belong to a seat
  place = "space", -- and stay on theirs when those before them have gone home
  -- Three spaces for minions in each area, DL-34.
  -- By table 4.3 of the rules: what each costs and brings, and the order that leads there. More evil is a cost, less of it a gain.
  spaces = awaiting_dummies {
    at_food = {
      { { "gold", -1 }, { "food", 2 } }, { { "evil", 1, cost = true }, { "food", 3 } }, { { "evil", 2, cost = true }, { "food", 3 }, { "gold", 1 } },
      by = "forage",
    },
    at_reputation = {
      { { "evil", -1, cost = false }, { "spy" } }, { { "evil", -2, cost = false } }, { { "gold", -1 }, { "evil", -2, cost = false }, { "spy" } },
      by = "smile",
    },
    at_tunnels = { { { "tunnel", most = 2 } }, { { "tunnel", most = 3 } }, { { "tunnel", most = 4 } }, by = "dig" },
    at_gold = { { { "gold", most = 2 } }, { { "gold", most = 3 } }, { { "gold", most = 4 } }, by = "mine" },
    at_imps = { { { "food", -1 }, { "imps", 1 } }, { { "food", -2 }, { "imps", 2 } }, { { "food", -1 }, { "gold", -1 }, { "imps", 2 } }, by = "recruit" },
    at_traps = { { { "gold", -1 }, { "trap", 1 } }, { { "trap", 1 } }, { { "gold", -2 }, { "trap", 2 } }, by = "shop" },
    at_hire = { { { "monster", 1 } }, { { "monster", 1 } }, { { "food", -1 }, { "monster", 1 } }, by = "hire" },
    at_build = { { { "room", 1 } }, { { "gold", -1 }, { "room", 1 } }, { { "gold", -1 }, { "room", 1 } }, by = "build" },
  },
  -- What a question makes the middle of the stage.
  stars = {
    spaces = { "shut", "dummy", "orders" },
    faced = { "plan", "attack", "again", "trap", "aim", "spell", "suggestion", "writ", with = { "sent", "laid" }, at = { "battlefield", by = "cell" } },
  },
  boards = {
    site = {
      pigments = { lost_tunnel = "blood", lost_room = "blood" },
      glyphs = { lost_tunnel = "flying-flag ⚑", lost_room = "flying-flag ⚑" },
      grounds = { rock = "rock", tunnel = "earth", room = "planks", lost_tunnel = "earth", lost_room = "planks" },
      lying = { "tunnel", "room" },
      over = { "lost_tunnel", "lost_room" },
      signs = { rock = "##", tunnel = "  ", room = "[]", lost_tunnel = "xx", lost_room = "XX" },
    },
  },
  -- Where on the table things belong, and the signs of what can be done that is about no card.
  roles = {
    event = "played", special = "played", spell = "played", next_event = "strip", arriving = "faced", coming = "strip", for_hire = "offered",
    to_build = "offered", dummy_shut_1 = "strip", dummy_shut_2 = "strip", shut = "plaque", shown = "front", lair = "front",
    sent = "front", traps = "front", laid = "front", party = "faced", hand = "hand",
  },
  verbs = {
    accept = "check-mark ✔", decline = "cancel ✗", smile = "delighted ☺", spy = "spyglass ◉", dig = "war-pick ⛏",
    stop = "check-mark ✔", nobody = "cancel ✗", nothing = "cancel ✗", enough = "check-mark ✔",
    fight = "crossed-swords ⚔", foresee = "crystal-ball ◉", hint = "light-bulb ☼", feast = "cake-slice ♨",
    holiday = "imp ☺", hush_money = "two-coins ⛁", let_talk = "talk ☹", lose_imp = "imp ☺",
    prop_up = "two-coins ⛁", pay_writ = "two-coins ⛁", take_letter = "love-letter ✉",
  },
  table = {
    counters = { "year", "combat" },
    tracks = {
      { "season", from = 1, to = 4, marks = { [4] = "mark.visit" } },
      { "evil", from = 1, to = 15, marks = { [10] = "mark.paladin" }, also = "dummy_evil" },
    },
    zones = {
      "event", "special", "next_event", "arriving", "coming", "for_hire", "to_build", "spell", "at_food", "at_reputation", "at_tunnels",
      "at_gold", "at_imps", "at_traps", "at_hire", "at_build", "dummy_shut_1", "dummy_shut_2",
    },
    ruled = { "event", "special", "for_hire", "to_build", "spell" },
    piles = { "city", "tent", "trap_deck" },
  },
  seat = {
    active = "acting",
    lead = "first",
    counters = {
      { "gold", always = true }, { "food", always = true }, { "imps", always = true }, { "busy" }, { "evil", always = true }, { "letters" },
    },
    piles = { "prison" },
    zones = { "shut", "shown", "traps", "lair", "sent", "laid", "party", "hand" },  -- as their deeds are numbered
    boards = { "site" },
    home = "site",
  },
  sheet = { counters = { "gold", "food", "imps", "evil" }, open = { "lair", "traps", "prison", "shut" } },
  -- What is counted of a chapter and told at its end: docs/layout.md.
  deeds = {
    { "tunnels_dug", told = "log.dug", by = "who", n = "n" },
    { "staff_hired", told = "log.hired", by = "who", of = "card" },
    { "rooms_built", told = "log.built", by = "who", of = "card" },
    { "traps_sprung", told = "log.springs", by = "who", of = "card" },
    { "gold_got", told = "log.gain_gold", by = "who", n = "n" },
    { "food_got", told = "log.gain_food", by = "who", n = "n" },
    { "caught", told = "log.falls", by = "who", of = "hero" },
    { "tiles_lost", told = "log.conquered", by = "who" },
    { "let_out", told = "log.leave", by = "who", n = "n" },
    { "letters_got", told = "log.letters", by = "who", n = "n" },
  },
  -- After a year how everybody stands and what is new; in the end the sum, line by line.
  milestones = {
    { "log.year_over", by = "who", text = "year.points", meanwhile = true },
    { "log.year_over", by = "who", text = "year.tiles", meanwhile = true },
    { "log.year_over", by = "who", text = "year.prison", meanwhile = true },
    { "log.year_name", by = "who", text = "year.evil", meanwhile = true },
    { "log.second_year", by = false, text = "year.stays", meanwhile = true },
    { "log.second_year", by = false, text = "year.guests", meanwhile = true },
    { "log.second_year", by = false, text = "year.rooms", meanwhile = true },
    { "log.second_year", by = false, text = "year.staff", meanwhile = true },
    { "log.second_year", by = false, text = "year.traps", meanwhile = true },
    { "log.counted_tiles", by = "who", text = "sum.tiles" },
    { "log.counted_staff", by = "who", text = "sum.staff" },
    { "log.counted_prisoners", by = "who", text = "sum.prisoners" },
    { "log.counted_rooms", by = "who", text = "sum.rooms" },
    { "log.counted_letters", by = "who", text = "sum.letters" },
    { "log.title_evil", by = "who", text = "sum.evil" },
    { "log.title_rooms", by = "who", text = "sum.halls" },
    { "log.title_tunnels", by = "who", text = "sum.tunnels" },
    { "log.title_monsters", by = "who", text = "sum.monsters" },
    { "log.title_imps", by = "who", text = "sum.imps" },
    { "log.title_riches", by = "who", text = "sum.riches" },
    { "log.title_battle", by = "who", text = "sum.battle" },
    { "log.counted_fame", by = "who", text = "sum.fame" },
    { "log.passed", by = "who", text = "sum.passed" },
    { "log.failed", by = "who", text = "sum.failed" },
    { "log.paladin", by = "who" },
  },
  -- What `tankard rehearse` counts.
  statistics = {
    turn = "log.season",
    cards = { "lair", "dungeon" },
    falls_at = { "spell" },
  },
  -- Scenarios: the question before which a table is set, and where cards go that are set aside for others.
  scenario = {
    at = "orders",
    rest = {
      hand = "box", shut = "box", row = "box", drawn = "box", shown = "box", lair = "distant", sent = "distant", party = "distant",
      prison = "distant", traps = "trap_discard", laid = "trap_discard", dungeon = "box", for_hire = "distant", to_build = "distant",
      coming = "distant", arriving = "distant", event = "box", next_event = "box", special = "box", city = "box", next_city = "box",
      tent = "box",
    },
    aside = "box",
    bare = { "lair", "traps", "dungeon", "party", "prison" },
    die = 6,
    holds = {
      hand = { "order" }, shut = { "order" }, row = { "order" }, shown = { "order" }, lair = { "monster" }, sent = { "monster" },
      for_hire = { "monster" }, to_build = { "room" }, traps = { "trap" }, laid = { "trap" }, dungeon = { "tunnel", "room" },
      party = { "hero" }, prison = { "hero" }, coming = { "hero" }, arriving = { "hero" }, city = { "combat" }, next_city = { "combat" },
      event = { "event" }, next_event = { "event", "special" }, special = { "special" }, tent = { "hero" },
    },
    kinds = {},
    -- What `tankard play --card` and `--give` may name, and where it goes.
    card = { zone = "for_hire", kinds = { "monster" } },
    give = { zone = "lair", kinds = { "monster" } },
  },
}
