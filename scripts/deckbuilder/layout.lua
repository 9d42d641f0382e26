-- Where zones and counters lie when the table is drawn. Names are those of the rule set's catalogue.
local harm = { "log.absorbed", "log.broken", "log.armour", "log.hurt", "log.lost" }
local blow = { "log.stopped", "log.wounded", "log.unhurt", "log.killed", "log.xp", "log.wasted", "log.carried" }

return {
  -- A deed is a line: what it came to stands behind it …
  follows = {
    ["log.attacks"] = harm, ["log.strikes"] = blow, ["log.ally_strikes"] = blow,
    ["log.played"] = { "log.stopped", "log.wounded", "log.unhurt", "log.killed", "log.xp", "log.wasted", "log.carried", "log.healed" },
  },
  -- … and so do several of which the same is said.
  together = {
    ["log.placed"] = { by = "hero", of = "monster" }, ["log.looted"] = { of = "card", with = "n" },
    ["log.discarded"] = { by = "hero", of = "card" }, ["log.drawn"] = { by = "hero", of = "card" },
    ["log.took"] = { by = "hero", of = "card" },
  },
  -- However little room a page has, these are never summed up, nor is the deed that they come of.
  never_summed_up = {
    "log.killed", "log.fell", "log.rose", "log.scar", "log.retired", "log.exhausted", "log.boss", "log.victory", "log.defeat",
  },
  -- After these sentences the table is drawn again; these options are shown with what their card does.
  shown_after = { "log.turn", "log.reveal", "log.boss" },
  explained = { "use", "learn", "take_home" },
  explained_briefly = { "buy", "take" },
  -- What an option says itself is not said again behind it.
  said = { buy = "price" },
  -- A hero's life says nothing of what the hero can do.
  plain = { "use" },
  -- With these a turn begins: until the next one options keep their numbers in the terminal.
  numbered_after = { "log.turn" },
  -- In which order a hand, and cards to choose from, are listed there.
  sorted = {
    "weapon", "attack_spell", "healing_spell", "defence_spell", "defence", "sheath", "item", "ally", "scroll", "potion", "beer", "food",
    "monster", "money",
  },
  -- Who comes in with these sentences has a page of their own (scenes.lua): the slot that names them.
  entrances = { ["log.boss"] = "monster" },
  -- … and so has who of that kind falls with these.
  exits = { ["log.killed"] = { "monster", of = "boss" } },
  -- What an author tells of a card that was turned over, and what a level or a Skill brings, is a page as well.
  lessons = { ["log.last_card"] = "card-pick" },
  passages = { ["log.reveal"] = "card", ["log.boss"] = "monster", ["log.level"] = "card", ["log.learned"] = "card" },
  -- What a die comes to, written over it, by the sentence that tells it.
  sums = {
    ["log.strikes"] = { "sum.roll", total = "total", less = { "log.stopped" }, lost = { "log.wounded", "log.unhurt" } },
    ["log.attacks"] = {
      "sum.roll", total = "total", to = "hero", fact = "attack",
      less = { "log.absorbed", "log.armour", "log.lost" }, lost = { "log.hurt", "log.mind" },
    },
    ["log.ally_strikes"] = { "sum.roll", total = "total", to = "card" },
  },
  -- What Loot costs whoever has the turn.
  worked_out = { "price" }, prices = { "price" },
  -- What a Monster may do next, on its figure: what is added to a die of six sides.
  threats = { attack = 6 },
  -- With one answer only nobody is asked, but everybody is told.
  told_when_forced = { "main" },
  -- … and why not this.
  why_when_forced = { "end_turn" },
  -- What a sensible companion would do is marked there.
  likely = { main = { "turn_over", "end_turn" }, second_area = true, drain = true, loot = true },
  done = { "end_turn", "finish" },
  taken_back = { "target", "order", "second_area", "skill" },
  drawn = { draw_adventure = "adventure_deck" },
  ink = { monsters = "red", boss_area = "red", loot = "green", boss_loot = "green", hand = "bold", effects = "blue" },
  -- Facts that are added to something: "+2".
  signed = { "attack", "roll", "healing", "heals_die", "life_each", "life_every_two" },
  -- For front ends with pictures: drawings, and the glyphs that serve without them, by what they stand for.
  -- A card's frame is that of its kind.
  icons = {
    life = "hearts ♥", armour = "shield ⛨", intelligence = "brain ☼", purse = "two-coins ⛁", xp = "polar-star ✦",
    level = "upgrade ♜", berserk = "angry-eyes ☄", scars = "scar-wound ✂", round = "hourglass ⌛", attack = "crossed-swords ⚔",
    heavy = "weight-crush ⚒", defence = "shield ⛨", roll = "perspective-dice-six-faces-five ⚄", healing = "heart-plus ✚",
    heals_die = "heart-plus ✚", heals = "heart-plus ✚", cost = "brain ☼", casts = "brain ☼", price = "price-tag ⛁", money = "two-coins ⛁",
    regeneration = "regeneration ♲", insane = "brainstorm ☣", charge = "charging-bull ➳", mind = "third-eye ☁",
    proliferate = "minions ♣", summons = "magic-portal ♆", life_each = "hearts ♥", life_every_two = "half-heart ♥",
    damaged = "broken-heart ☇", turns = "hourglass ⌛", stage = "upgrade ♜", weapon = "broadsword ⚔",
    attack_spell = "fire-spell-cast ☄", healing_spell = "healing ✚", defence_spell = "magic-shield ☥",
    scroll = "scroll-unfurled ✎", potion = "potion-ball ⚗", beer = "beer-stein 🍺", food = "chicken-leg 🍗",
    sheath = "scabbard 🗡", item = "knapsack ✪", ally = "paw 🐾", foe = "daemon-skull ☠", monster = "imp-laugh ☠",
    boss = "crowned-skull 🐉", hero = "visored-helm ♞", skill = "round-star ★", effect = "aura ☁", adventure = "open-book 🕮",
    adventure_deck = "open-book 🕮", main_deck = "crossed-swords ⚔", stack_beer = "beer-stein 🍺",
    stack_scroll = "scroll-unfurled ✎", stack_spell = "spell-book ☄", stack_potion = "potion-ball ⚗",
    stack_nuggets = "gold-nuggets 💎", food_supply = "chicken-leg 🍗",
    defeated = "skull-crossed-bones ☠",
    kills = "skull-crossed-bones ☠", dealt = "crossed-swords ⚔", best_blow = "hammer-drop ⚒", life_lost = "broken-heart ☇",
    healed = "heart-plus ✚", shielded = "shield ⛨", falls = "falling ✖", risen = "sunrise ☀", bought = "price-tag ⛁",
    spent = "two-coins ⛁", looted = "open-chest 💎", eaten = "chicken-leg 🍗", gained_xp = "polar-star ✦",
  },
  tints = {
    attack = "blood", heavy = "blood", life_each = "blood", life_every_two = "blood", damaged = "blood", healing = "leaf", heals = "leaf",
    heals_die = "leaf", defence = "sky", armour = "sky", intelligence = "violet", cost = "violet", casts = "violet", money = "gold",
    price = "gold", purse = "gold", xp = "gold",
  },
  -- The pictures of what the rules tell, where no icon has that name.
  topics = {
    aim = "treasure-map", turn = "hourglass", duty = "sword-brandish", improvise = "throwing-ball", area = "explosion-rays",
    order = "footsteps", spell = "spell-book", element = "fire", discards = "card-discard", loot = "open-treasure-chest",
    dodge = "dodging", swap = "swap-bag", first_player = "crown", hand_off = "shaking-hands", bag = "knapsack",
    fallen = "tombstone", scar = "scar-wound", nightfall = "night-sky", summon = "skeleton", drain = "bleeding-heart",
    bounty = "profit", die = "dice-six-faces-six", main_deck = "card-pickup", carry_over = "light-backpack",
  },
  frames = {
    weapon = "iron", attack_spell = "fire", healing_spell = "leaf", defence_spell = "sky", defence = "sky", scroll = "violet",
    potion = "leaf", beer = "gold", food = "leaf", money = "gold", sheath = "iron", item = "iron", ally = "leaf",
    foe = "blood", monster = "blood", boss = "blood", hero = "violet", skill = "violet", effect = "sky", adventure = "night",
  },
  -- Topics of help that a card in large explains: where its facts or its rule speak of them …
  keywords = {
    "heavy", "armour", "regeneration", "charge", "insane", "mind", "proliferate", "summon", "berserk", "dodge", "drain",
    "swap", "scar", "nightfall", "bounty",
  },
  -- … and by what it is, where the topic has another name.
  means = {
    summons = "summon", weapon = "attack", attack_spell = "spell", healing_spell = "spell", scroll = "intelligence", monster = "bounty",
    adventure = "first_player",
  },
  -- How sentences sound.
  sounds = {
    ["log.played"] = "card", ["log.took"] = "card", ["log.turn_over"] = "card", ["log.looted"] = "coin", ["log.bought"] = "coin",
    ["log.money"] = "coin", ["log.wounded"] = "blow", ["log.hurt"] = "blow", ["log.placed"] = "growl", ["log.boss"] = "growl",
    ["log.reveal"] = "page", ["log.killed"] = "growl", ["log.victory"] = "fanfare", ["log.defeat"] = "knell", ["log.fell"] = "knell",
  },
  -- Where on the table things belong …
  roles = {
    adventure = "played", boss_area = "faced", monsters = "faced", boss_loot = "offered", loot = "offered", pantry = "front",
    front = "front", sheathed = "front", effects = "plaque", skills = "plaque", hand = "hand", defeated = "strip",
  },
  -- … and the signs of what can be done that is about no card.
  verbs = {
    play_money = "coins ⛁", draw_adventure = "open-book 🕮", end_turn = "hourglass ⌛", finish = "checkered-flag ⚑",
    dodge = "dodging ➳", turn_over = "open-chest 💎", learn = "upgrade ♜", improvise = "throwing-ball ➹", none = "cancel ✗", drain = "bleeding-heart ♥",
    forget = "brain-freeze ☁", remember = "brain ☼",
  },
  table = {
    counters = { "round" },
    zones = { "adventure", "boss_area", "boss_loot", "defeated" },
    ruled = { "adventure", "boss_area" },  -- shown with what they do
    piles = { "adventure_deck", "main_deck", "stack_beer", "stack_scroll", "stack_spell", "stack_potion", "stack_nuggets", "food_supply" },
  },
  seat = {
    active = "active",
    lead = "first_player",
    out = { "standing", at = 0 },
    counters = {
      { "life", of = "max_life", always = true },
      { "armour" },
      { "intelligence", always = true },
      { "purse" },
      { "xp" },
      { "level", always = true },
      { "berserk" },
      { "scars" },
    },
    tracks = { { "level", from = 1, to = 3, by = "xp", of = "hero_area", part = "milestone.part" } },
    piles = { "deck", "discard_pile" },
    zones = { "monsters", "front", "sheathed", "loot", "pantry", "effects", "skills", "hand" },
  },
  sheet = {
    counters = { "life", "max_life", "xp", "level", "scars" },
    deck = { "deck", "discard_pile", "hand", "played", "front", "sheathed" },
    learned = { "skills" },
  },
  -- Where lasting effects lie, the counter that says when they end, and its values that are no count of turns.
  lasting = { zone = "effects", ends = "turns", at = { [0] = "lasting.encounter", [-1] = "lasting.chapter" } },
  -- What is counted of a chapter and told at its end: docs/layout.md.
  deeds = {
    { "kills", told = "log.killed", by = "hero", of = "monster" },
    { "dealt", told = "log.wounded", n = "n" },
    { "best_blow", told = "log.strikes", by = "hero", n = "total", best = true },
    { "life_lost", told = "log.hurt", by = "hero", n = "n" },
    { "shielded", told = { "log.absorbed", "log.armour" }, by = "hero", n = "n" },
    { "healed", told = "log.healed", by = "hero", n = "n" },
    { "falls", told = "log.fell", by = "hero" },
    { "risen", told = "log.rose", by = "hero" },
    { "bought", told = "log.bought", by = "hero", of = "card" },
    { "spent", told = "log.bought", by = "hero", n = "n" },
    { "eaten", told = "log.ate", by = "hero" },
    { "gained_xp", told = "log.xp", by = "hero", n = "n" },
    { "looted", told = "log.looted", by = false },
  },
  milestones = {
    { "log.level", by = "hero", text = "milestone.level", card = "card", part = "milestone.part" },
    { "log.learned", by = "hero", text = "milestone.learned", card = "card" },
    { "log.stage", by = "hero", text = "milestone.stage", card = "card" },
    { "log.scar", by = "hero", text = "milestone.scar" },
    { "log.retired", by = "hero", text = "milestone.retired" },
  },
  -- What `tankard rehearse` counts; engine/rehearse/watch.h says what each entry means.
  statistics = {
    standing = "standing",
    life = "life",
    most_life = "max_life",
    xp = "xp",
    turn = "log.turn",
    bought = "log.bought",
    cards = { "deck", "discard_pile", "hand", "played", "front", "sheathed" },
    money = "money",
    falls_at = { "boss_area", "adventure" },
  },
  -- Scenarios: the question before which a table is set, and where cards go that are set aside for others.
  scenario = {
    at = "main",
    before = { leader = "lead:seat1" },
    rest = {
      hand = "deck", played = "deck", discard_pile = "deck", front = "deck", sheathed = "deck", effects = "effect_supply",
      monsters = "monster_supply", boss_area = "box", loot = "box", boss_loot = "box", pantry = "food_supply",
      skills = "skill_supply",
    },
    -- Where else they go: those of a zone that shall hold only some, and of a seat that shall have none.
    aside = "box",
    bare = { "deck", "discard_pile", "hand", "played", "front", "sheathed", "pantry" },
    -- What cannot be: more of one counter than of another, other numbers on a die, things where they never lie.
    at_most = { life = "max_life" },
    die = 6,
    holds = {
      main_deck = "cards", stack_beer = "cards", stack_scroll = "cards", stack_spell = "cards", stack_potion = "cards",
      stack_nuggets = "cards", deck = "cards", discard_pile = "cards", hand = "cards", played = "cards", loot = "cards",
      boss_loot = "cards", food_supply = { "food" }, pantry = { "food" }, sheathed = { "weapon" },
      front = { "defence", "defence_spell", "sheath", "item", "ally" },
      monsters = { "foe", "monster" }, boss_area = { "boss", "foe" }, monster_supply = { "foe" },
      adventure_deck = { "adventure", "boss" }, adventure_discard = { "adventure" }, adventure = { "adventure" },
      chapter_area = { "chapter" }, hero_area = { "hero" }, hero_supply = { "hero" },
      effects = { "effect" }, effect_supply = { "effect" },
      skills = { "skill" }, learning = { "skill" }, skill_supply = { "skill" },
    },
    kinds = {
      cards = {
        "money", "weapon", "defence", "attack_spell", "healing_spell", "defence_spell", "scroll", "potion", "beer",
        "food", "sheath", "item", "monster", "ally",
      },
    },
    -- What `tankard play --card` and `--give` may name, and where it goes.
    card = { zone = "adventure_deck", kinds = { "adventure_card", "boss" } },
    give = { zone = "hand", kinds = { "card" } },
  },
}
