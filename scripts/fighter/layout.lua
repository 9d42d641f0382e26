-- Where zones and counters lie when the table is drawn. Names are those of the rule set's catalogue.
return {
  -- In the terminal a deed is a line: what it came to stands behind it.
  follows = {
    ["log.hit"] = { "log.outright", "log.wounded", "log.mirrored", "log.broken" },
    ["log.miss"] = { "log.hurt", "log.unhurt", "log.broken" },
  },
  -- However little room a page has, these are never summed up, nor is the deed that they come of.
  never_summed_up = {
    "log.outright", "log.defeated", "log.fainted", "log.party_defeat", "log.retreat", "log.scar", "log.angel", "log.boss", "log.victory",
    "log.lost",
  },
  -- After these sentences the table is drawn again; these options are shown with what their card does.
  shown_after = { "log.monster", "log.boss", "log.shop" },
  explained = { "wield", "give", "buy", "performed" },
  -- What these do stands in the rule of whoever is asked, behind such words (text, part own_words).
  own_words = { "red", "blue", "green" },
  -- Who comes in with these sentences has a page of their own (scenes.lua): the slot that names them.
  entrances = { ["log.boss"] = "monster" },
  -- … and so has who of that kind falls with these.
  exits = { ["log.defeated"] = { "monster", of = "boss" } },
  -- With one answer only nobody is asked, but everybody is told.
  told_when_forced = {},
  -- What most would do stands first there.
  likely = { "hit" },
  ink = { arena = "red", wares = "green", gear = "bold", charmed = "blue" },
  -- For front ends with pictures: drawings, and the glyphs that serve without them, by what they stand for.
  -- A card's frame is that of its kind.
  icons = {
    kills = "skull-crossed-bones ☠", hits = "bullseye ◎", misses = "broken-arrow ➳", dealt = "crossed-swords ⚔", life_lost = "broken-heart ☇",
    life_healed = "heart-plus ✚", faints = "falling ✖", charms = "heart-wings ♥", things_got = "knapsack ✪", chest_coins = "two-coins ⛁",
    life = "hearts ♥", scars = "scar-wound ✂", angel = "angel-wings ☁", out = "death-skull ☠", turn = "hourglass ⌛",
    room = "wooden-door ⌂", dungeon_level = "stairs ⬇", gold = "two-coins ⛁", dice = "rolling-dices ⚄", coins = "coins ⛁",
    red = "diamonds ♦", blue = "spades ♠", green = "clubs ♣", score = "trophy-cup ✪", level = "upgrade ♜",
    hit_points = "hearts ♥", damage = "heart-minus ☠", heals = "heart-plus ✚", bonus = "crossed-swords ⚔",
    amount = "polar-star ✦", price = "price-tag ⛁", weapons = "broadsword ⚔", armours = "breastplate ⛨",
    items = "potion-ball ⚗", rooms = "wooden-door ⌂", hero = "visored-helm ♞", monster = "imp-laugh ☠",
    boss = "crowned-skull 🐉", weapon = "broadsword ⚔", armour = "breastplate ⛨", item = "potion-ball ⚗",
    map = "treasure-map ⌘", special_throw = "bullseye 🎯", maps = "treasure-map ⌘", returned = "imp-laugh ☠", equipment_discard = "card-discard ✂", equipment_deck = "broadsword ⚔", monster_discard = "imp-laugh ☠",
  },
  tints = {
    red = "blood", blue = "sky", green = "leaf", gold = "gold", coins = "gold", price = "gold", damage = "blood", hit_points = "blood",
    heals = "leaf", bonus = "fire",
  },
  -- The pictures of what the rules tell, where no icon has that name.
  topics = {
    aim = "treasure-map", throw = "perspective-dice-six-faces-random", icon = "visored-helm", defeat = "broken-heart",
    scar = "scar-wound", shop = "shop", retreat = "run", hard = "brick-wall", small = "mouse", critical = "pummeled",
  },
  frames = {
    hero = "violet", monster = "blood", boss = "blood", weapon = "iron", armour = "sky", item = "leaf", map = "gold",
    special_throw = "fire", chapter = "night",
  },
  -- The maps: what a room looks like, by what is in it, and what lies there face down.
  charts = {
    glyphs = {
      shop = "shop ⌂", fountain = "fountain ✚", gold = "two-coins ⛁", equipment = "locked-chest ⚔", danger = "bullseye ⚠",
      monster_1 = "imp-laugh ☠", monster_2 = "imp-laugh ☠", monster_3 = "imp-laugh ☠", monster_4 = "imp-laugh ☠", boss = "crowned-skull 🐉",
    },
    pigments = { shop = "gold", fountain = "sky", gold = "gold", equipment = "iron", danger = "fire" },
  },
  signed = { "bonus" },
  -- What a miss costs, on the Monster's figure.
  threats = { damage = 0 },
  -- Topics of help that a card in large explains: where its facts or its rule speak of them …
  keywords = { "hard", "small", "critical", "scar", "price" },
  -- … and by what it is, where the topic has another name.
  means = {
    monster = "turn", boss = "boss", weapon = "weapon", armour = "armour", item = "item", map = "room", special_throw = "throw",
    hero = "icon",
  },
  -- How sentences sound.
  sounds = {
    ["log.room"] = "page", ["log.danger"] = "page", ["log.monster"] = "growl", ["log.boss"] = "growl", ["log.wounded"] = "blow",
    ["log.hurt"] = "blow", ["log.coins"] = "coin", ["log.gold"] = "coin", ["log.bought"] = "coin", ["log.got"] = "card",
    ["log.used"] = "card", ["log.defeated"] = "growl", ["log.fainted"] = "knell", ["log.angel"] = "knell",
    ["log.victory"] = "fanfare", ["log.lost"] = "knell",
  },
  -- Where on the table things belong, and the signs of what can be done that is about no card.
  roles = {
    arena = "faced", wares = "offered", found = "offered", returned = "strip", maps = "strip", hero_area = "self", gear = "hand",
    charmed = "front",
  },
  verbs = {
    red = "inverted-dice-5 ⚄", blue = "inverted-dice-5 ⚄", green = "inverted-dice-5 ⚄", white = "inverted-dice-5 ⚄", retreat = "run ➳",
    accept_defeat = "broken-heart ♥", go_plain = "wooden-door ⌂", go_shop = "shop ⛁", go_fountain = "fountain ♥",
    go_gold = "two-coins ⛁", go_equipment = "knapsack ✪", go_danger = "bullseye 🎯", stand = "check-mark ✔",
    again = "rolling-dices ⚄", buy_die = "rolling-dices ⚄", buy_healing = "heart-plus ✚", swap = "return-arrow ⇄",
    never_mind = "cancel ✗", onwards = "footsteps ➳",
  },
  stains = { red = "blood", blue = "sky", green = "leaf", white = "iron" },
  table = {
    counters = { "turn", "dungeon_level", "room", "gold", "dice", "shelf_1", "shelf_2", "shelf_3", "shelf_4" },
    zones = { "arena", "wares", "found", "returned" },
    ruled = { "arena" },  -- shown with what they do
    piles = { "equipment_deck", "equipment_discard", "monster_discard" },
  },
  seat = {
    active = "active",
    lead = "first_player",
    out = { "out", at = 1 },
    counters = { { "life", of = "max_life", always = true }, { "scars" }, { "angel" } },
    piles = {},
    zones = { "hero_area", "gear", "charmed" },
  },
  sheet = {
    counters = { "life", "max_life", "scars" },
    open = { "gear" },
  },
  -- What is counted of a chapter and told at its end: docs/layout.md.
  deeds = {
    { "kills", told = "log.defeated", of = "monster" },
    { "hits", told = "log.hit", by = "hero" },
    { "misses", told = "log.miss", by = "hero" },
    { "dealt", told = "log.hit", by = "hero", n = "n" },
    { "life_lost", told = "log.hurt", by = "hero", n = "n" },
    { "life_healed", told = "log.healed", by = "hero", n = "n" },
    { "faints", told = "log.fainted", by = "hero" },
    { "charms", told = "log.charmed", by = "hero", of = "monster" },
    { "things_got", told = { "log.got", "log.bought" }, by = "hero", of = "card" },
    { "chest_coins", told = { "log.coins", "log.gold" }, by = false, n = "n" },
  },
  milestones = {
    { "log.scar", by = "hero" },
    { "log.angel", by = "hero" },
    { "log.victory", by = false },
  },
  -- What `tankard rehearse` counts; engine/rehearse/watch.h says what each entry means.
  statistics = {
    life = "life",
    most_life = "max_life",
    turn = "log.turn",
    bought = "log.bought",
    cards = { "gear" },
    falls_at = { "arena" },
  },
  -- Scenarios: the question before which a table is set, and where cards go that are set aside for others.
  scenario = {
    at = "die",
    rest = {
      arena = "monster_discard", gear = "equipment_discard", charmed = "monster_discard", maps = "maps_unused", wares = "equipment_discard",
      found = "equipment_discard", returned = "monster_discard",
    },
    aside = "equipment_discard",
    bare = { "gear", "charmed" },
    at_most = { life = "max_life" },
    die = 6,
    holds = {
      tower_1 = { "monster" }, tower_2 = { "monster" }, tower_3 = { "monster" }, tower_4 = { "monster" }, returned = { "monster" },
      monster_discard = { "monster" }, charmed = { "monster" }, lair = { "boss" }, arena = { "monster", "boss" }, maps = { "map" },
      maps_unused = { "map" }, chapter_area = { "chapter" }, hero_area = { "hero" },
      equipment_deck = "cards", equipment_discard = "cards", wares = "cards", found = "cards", gear = "cards",
    },
    kinds = { cards = { "weapon", "armour", "item" } },
    -- What `tankard play --card` and `--give` may name, and where it goes.
    card = { zone = "tower_1", kinds = { "monster" } },
    give = { zone = "gear", kinds = { "equipment" } },
  },
}
