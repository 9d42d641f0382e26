-- Where zones and counters lie when the table is drawn. Names are those of rules.lua.
local blow = { "log.killed", "log.dodged", "log.answers", "log.wounded", "log.again", "log.skipped" }

return {
  -- In the terminal a deed is a line: what it came to stands behind it.
  follows = {
    ["log.strikes"] = blow, ["log.dice"] = { "log.rolled" }, ["log.used"] = { "log.cleared", "log.healed", "log.earned" },
    ["log.poison"] = { "log.wounded" },
  },
  -- However little room a page has, these are never summed up, nor is the deed that they come of.
  never_summed_up = { "log.killed", "log.died", "log.alive_again", "log.risen", "log.spared", "log.all_dead" },
  -- After these sentences the table is drawn again; these options are shown with what their card does.
  shown_after = { "log.turn", "log.turned", "log.off", "log.taken", "log.stolen" },
  done = { "let_be", "decline" },
  numbered_after = { "log.turn", "log.off" },
  explained = { "take", "steal", "boast", "use", "go", "first", "discard" },
  -- With one answer only nobody is asked, but everybody is told.
  told_when_forced = {},
  ink = { encounter = "red", passage = "red", detour = "red", waiting = "red", heroes = "bold", boasts = "blue", tavern = "green" },
  -- For front ends with pictures: drawings, and the glyphs that serve without them, by what they stand for.
  -- A card's frame is that of its kind.
  icons = {
    kills = "skull-crossed-bones ☠", dodges = "dodging ➳", gold_won = "two-coins ⛁", gold_lost = "coins ⛁", wounds_taken = "broken-heart ☇",
    best_attack = "hammer-drop ⚒", boasts_made = "beer-stein 🍺", deaths = "tombstone ✝", revived = "sunrise ☀",
    round = "hourglass ⌛", gold = "two-coins ⛁", tokens = "token ✪", wounds = "heart-minus ✚", dead = "death-skull ☠",
    attack = "crossed-swords ⚔", defence = "shield ⛨", harm = "bleeding-wound ✚", prize = "trophy-cup ⛁",
    dice = "rolling-dices ⚄", bonus_attack = "crossed-swords ⚔", bonus_defence = "shield ⛨", bonus_dice = "rolling-dices ⚄",
    spare_dice = "perspective-dice-six-faces-one ⚀", lost_defence = "broken-shield ☂",
    lost_dice = "perspective-dice-six-faces-two ⚁", poison = "poison ☣", curse = "cursed-star ☥", spared = "hourglass ⌛",
    tiring = "sleepy ☁", tired = "sleepy ☁", cursed = "cursed-star ☥", turn_dice = "rolling-dices ⚄", turn_defence = "shield ⛨",
    turn_gold = "two-coins ⛁", more_attack = "crossed-swords ⚔", more_defence = "shield ⛨", more_gold = "two-coins ⛁",
    class = "visored-helm ♞", weapon = "broadsword ⚔", boast = "beer-stein 🍺", monster = "imp-laugh ☠",
    modifier = "round-star ✦", special = "flying-flag ⚑", deck = "flying-flag ⚑", faced = "death-skull ☠",
    board = "beer-stein 🍺", removed = "card-discard ✂",
  },
  tints = { attack = "blood", harm = "blood", defence = "sky", gold = "gold", prize = "gold", wounds = "blood", poison = "leaf", tokens = "teal" },
  -- The pictures of what the rules tell, where no icon has that name.
  topics = {
    aim = "beer-stein", wager = "coins", turn = "hourglass", kill = "skull-crossed-bones", dodge = "dodging",
    treasure = "open-treasure-chest", damage = "broken-heart", token = "token", wound = "bandaged", skip = "next-button",
    penalty = "cancel", two = "duel",
  },
  frames = {
    class = "violet", weapon = "iron", boast = "gold", monster = "blood", modifier = "sky", special = "leaf", chapter = "night",
  },
  -- Topics of help that a card in large explains: where its facts or its rule speak of them …
  -- One number is said, not what it is made of.
  worked_out = { "defence", "dice" },
  counted_in = { defence = { more = { "bonus_defence", "turn_defence" }, less = { "lost_defence" } } },
  signed = { "turn_dice", "turn_defence", "turn_gold" },
  keywords = { "attack", "defence", "kill", "dodge", "treasure", "damage", "token", "wound", "dead", "skip", "penalty" },
  -- … and by what it is, where the topic has another name.
  means = {
    class = "wager", weapon = "attack", boast = "boast", monster = "turn", modifier = "modifier", special = "turn", dice = "attack",
    prize = "treasure", harm = "damage", tokens = "token", wounds = "wound", poison = "penalty", lost_dice = "penalty", lost_defence = "penalty",
  },
  -- How sentences sound.
  sounds = {
    ["log.turned"] = "page", ["log.taken"] = "card", ["log.stolen"] = "card", ["log.boasted"] = "card", ["log.used"] = "card",
    ["log.earned"] = "coin", ["log.lost_gold"] = "coin", ["log.bet"] = "coin", ["log.wounded"] = "blow", ["log.strikes"] = "blow",
    ["log.answers"] = "growl", ["log.killed"] = "growl", ["log.died"] = "knell", ["log.all_dead"] = "knell", ["log.alive_again"] = "fanfare",
  },
  -- Where on the table things belong, and the signs of what can be done that is about no card.
  roles = {
    encounter = "faced", passage = "faced", detour = "faced", waiting = "played", foreseen = "offered", tavern = "offered",
    heroes = "self", arms = "hand", boasts = "hand",
  },
  verbs = {
    stay_dead = "tombstone ✝", decline = "cancel ✗", bear = "broken-heart ♥", spare = "rolling-dices ⚄",
    roll = "rolling-dices ⚄", let_be = "check-mark ✔", treasure = "open-treasure-chest ✪",
    more_dice = "rolling-dices ⚄", more_defence = "shield ⛨", gold = "two-coins ⛁", weapon_token = "broadsword ⚔",
    class_token = "polar-star ✦", bleed = "bleeding-heart ♥", weaken = "broken-shield ⛨", mend = "bandage-roll ✚",
    cleanse = "healing ♥",
  },
  table = {
    counters = { "round" },
    zones = { "encounter", "passage", "detour", "waiting", "foreseen", "tavern" },
    ruled = { "encounter", "passage", "detour", "waiting", "foreseen", "tavern" },  -- shown with what they do
    piles = { "deck", "faced", "board", "removed" },
  },
  -- What there is and what it must reach, by the question that it is about.
  scores = { rolled = { "n", "total" }, answer = { "total", "n" } },
  portraits = { "cowled", "robber", "bandit", "hood", "monk-face", "ninja-head" },
  seat = {
    active = "acting",
    lead = "first",
    portrait = "heroes",
    out = { "dead", of_cards = "heroes", at = 1 },
    counters = { { "gold", always = true }, { "wounds", of_cards = "heroes" } },
    piles = {},
    zones = { "heroes", "arms", "boasts" },
  },
  sheet = { counters = { "gold" }, open = { "heroes", "arms", "boasts" } },
  -- What is counted of a chapter and told at its end: docs/layout.md.
  deeds = {
    { "kills", told = "log.killed", by = "hero", of = "monster" },
    { "dodges", told = "log.dodged", by = "hero", of = "monster" },
    { "gold_won", told = "log.earned", by = "hero", n = "n" },
    { "gold_lost", told = "log.lost_gold", by = "hero", n = "n" },
    { "wounds_taken", told = "log.wounded", by = "hero", n = "n" },
    { "best_attack", told = "log.rolled", by = "hero", n = "n", best = true },
    { "boasts_made", told = "log.boasted", by = "who", of = "card" },
    { "deaths", told = "log.died", by = "hero", of = "hero" },
    { "revived", told = "log.alive_again", by = "hero" },
  },
  -- What `tankard rehearse` counts.
  statistics = {
    turn = "log.turn",
    cards = { "heroes", "arms", "boasts" },
    falls_at = { "encounter", "passage", "detour" },
  },
  -- Scenarios: the question before which a table is set, and where cards go that are set aside for others.
  scenario = {
    at = "bid",
    rest = {
      heroes = "class_pile", arms = "weapon_pile", boasts = "board", tavern = "class_pile", deck = "removed", foreseen = "removed",
      waiting = "removed", encounter = "removed", passage = "removed", detour = "removed", faced = "removed",
    },
    aside = "removed",
    bare = { "heroes", "arms", "boasts" },
    die = 6,
    holds = {
      class_pile = { "class" }, weapon_pile = { "weapon" }, board = { "boast" }, tavern = { "class", "weapon" },
      heroes = { "class" }, arms = { "weapon" }, boasts = { "boast" },
      deck = "encounters", foreseen = "encounters", faced = "encounters", encounter = "encounters", passage = "encounters",
      detour = "encounters", waiting = { "modifier" },
    },
    kinds = { encounters = { "monster", "modifier", "special" } },
    -- What `tankard play --card` and `--give` may name, and where it goes.
    card = { zone = "deck", kinds = { "monster", "modifier", "special" } },
    give = { zone = "arms", kinds = { "weapon" } },
  },
}
