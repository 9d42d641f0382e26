-- Where zones and counters lie when the table is drawn. Names are those of rules.lua.
local fight = { "log.blow", "log.totals", "log.tie", "log.wounded", "log.died", "log.lost", "log.fell" }
local decided = { "card", "other", by = "log.totals", sums = { "n", "total" }, had = { "had", "held" }, summed = { "log.blow" } }

return {
  -- A deed is a line: what it came to stands behind it …
  follows = {
    ["log.attacks"] = fight, ["log.shoots"] = fight, ["log.fireball"] = { "log.wounded", "log.died", "log.lost", "log.fell" },
    ["log.trigger"] = { "log.crushed", "log.died" },
  },
  -- … and so do several of which the same is said.
  together = { ["log.enlisted"] = { by = "who", of = "card" }, ["log.laid"] = { by = "who", of = "n" } },
  -- In the window a fight is a page: who faced whom, with what, and what it came to.
  outcomes = { ["log.attacks"] = decided, ["log.shoots"] = decided },
  -- However little room a page has, these are never summed up, nor is the deed that they come of.
  never_summed_up = { "log.died", "log.crushed", "log.exit", "log.won" },
  -- After these sentences the table is drawn again; these options are shown with what their card does.
  shown_after = { "log.turn", "log.revealed", "log.exit", "log.died", "log.clockwise", "log.counter" },
  -- The first of their kind are pages: what a turn is, a fight, a gear.
  lessons = { ["lesson.turn"] = "hourglass", ["lesson.fight"] = "crossed-swords", ["lesson.gear"] = "clockwise-rotation" },
  -- Most of it is played before all eyes: nobody hands over for it.
  asked_openly = true,
  likely = { way = { "take", "confirm", "pause" }, stroll = { "stop" } },
  done = { "end_turn", "stop" },
  back = { "back" },
  turns = { clockwise = 1, counter = 3 },
  numbered_after = { "log.turn" },
  own_numbers = { "open_room", "lay_on" },  -- the number of the room
  explained = { "enlist", "pair", "take", "swap" },
  told_when_forced = {},
  ink = { field = "bold", rooms = "blue", things = "green", arrivals = "red", perched = "red" },
  -- For front ends with pictures: glyphs of the Symbola font, by what they stand for. A card's frame is that of its kind.
  icons = {
    deaths_dealt = "skull-crossed-bones ☠", brought_out = "exit-door ➳", wounds_dealt = "broken-heart ☇", doors_opened = "open-gate ♖", turns_made = "clockwise-rotation ↻",
    steps_walked = "boots ➹", jumps_made = "jump-across ➚", things_taken = "knapsack ✪", patched_up = "heart-plus ✚",
    target = "crossed-swords ⚔", turn = "⌛", points = "✦", bonus = "coffee-cup ☕", score = "★", jumps = "⤴", movement = "👣", strength = "⚔", exit = "🚪", killed = "☠", wounded = "✚", strong = "🍶",
    attack = "⚔", defence = "⛨", swing = "⚔", dragon_attack = "🐉", worth = "★", forged = "🔨", clockwise = "↻", armories = "🗝", heavy = "⚓",
    value = "⚔", actions = "⌛", character = "♞", object = "✪", room = "⌂", blow = "✊", order = "⌛",
    vault = "⌂", gone = "✂", dead = "☠", out = "🚪", spent = "✊", spent_orders = "⌛", supply = "✪", spare_rooms = "⌂", stock1 = "🗝", stock2 = "🗝",
  },
  tints = { points = "gold", score = "gold", worth = "gold", attack = "blood", strength = "blood", defence = "sky", movement = "leaf", jumps = "violet" },
  -- The pictures of what the rules tell, where no icon has that name.
  topics = {
    aim = "dungeon-gate", action_points = "power-lightning", move = "footsteps", combat = "crossed-swords",
    wound = "bandaged", obstacle = "brick-wall", magic = "magic-portal", carry = "weight-lifting-up",
  },
  -- Whose a figure or thing is; who fights whom, and with what so far; what the ground looks like.
  owner = "colour",
  facing = { from = "actor", to = "target", number = "number", with = "joined", sums = { "n", "total" }, adds = { strike = 1, parry = 2 } },
  boards = { dungeon = {
    quiet = true,    -- twenty people are to be seen on it
    -- A room's card shows the room.
    plans = { room = "plan" },
    letters = {
      ["."] = "floor", G = "gear", P = "pit", A = "armory", C = "columns", F = "fountain", Z = "brazier", V = "gravity", K = "rocks",
      S = "stairs", r = "trap_red", b = "trap_blue", R = "trigger_red", B = "trigger_blue",
      ["-"] = "wall", ["|"] = "wall", ["="] = "gate", H = "gate",
    },
    pigments = {
      line = "gold", armory = "gold", gear = "iron", gravity = "violet", trap_red = "blood", trap_blue = "sky", trigger_red = "blood", trigger_blue = "sky",
    },
    glyphs = {
      unknown = "closed-doors ?", gear = "cog ⚙", armory = "locked-chest 🗝", ransacked = "open-chest ✪", fountain = "water-fountain ⛲", brazier = "flame 🔥",
      gravity = "anchor ⚓", trigger_red = "◆", trigger_blue = "●", trap_red = "◇", trap_blue = "○",
    },
    grounds = {
      unknown = "slab", line = "mat", floor = "flags", gear = "circle", pit = "hole", armory = "block", ransacked = "block", columns = "columns", fountain = "water",
      brazier = "fire", gravity = "circle", rocks = "rubble", stairs = "stairs", trap_red = "trapdoor", trap_blue = "trapdoor",
      trigger_red = "plate", trigger_blue = "plate",
    },
    edges = { wall = "wall", gate = "door", gate_open = "doorway", gate_broken = "doorway" },
    lying = { "object" }, hurt = "wounded",
    signs = {
      unknown = "??", line = "--", gear = "**", pit = "()", armory = "[]", ransacked = "[x", columns = "HH", fountain = "~~", brazier = "^^", gravity = "@@",
      rocks = "AA", stairs = "//", trap_red = "r_", trap_blue = "b_", trigger_red = "R!", trigger_blue = "B!",
    },
    -- Straight lines, DT-90 to DT-92: stairs are seen and nothing behind them, and so is whoever stands in the line.
    sight = { lines = "straight", blind = { "unknown" }, ends = { "stairs" }, stopped_by = { "character" } },
    blocks = {
      { row = 1, column = 2, size = 5, pigment = "gold" }, { row = 1, column = 7, size = 5, pigment = "teal" },
      { row = 1, column = 12, size = 5, pigment = "clay" }, { row = 1, column = 17, size = 5, pigment = "olive" },
      { row = 6, column = 2, size = 5, pigment = "leaf" }, { row = 6, column = 7, size = 5, pigment = "iron" },
      { row = 6, column = 12, size = 5, pigment = "gold" }, { row = 6, column = 17, size = 5, pigment = "teal" },
    },
  } },
  frames = { character = "violet", object = "gold", room = "leaf", blow = "blood", order = "sky", chapter = "night" },
  -- Topics of help that a card in large explains: where its facts or its rule speak of them …
  keywords = { "turn", "action_points", "points", "move", "combat", "wound", "room", "obstacle", "magic", "carry" },
  -- … and by what it is, where the topic has another name.
  means = {
    character = "combat", object = "carry", room = "room", blow = "combat", order = "turn", movement = "move", strength = "combat",
    wounded = "wound", worth = "points", exit = "points", killed = "points",
  },
  -- How sentences sound.
  sounds = {
    ["log.revealed"] = "page", ["log.clockwise"] = "page", ["log.counter"] = "page", ["log.take"] = "card", ["log.swap"] = "card",
    ["log.drop"] = "card", ["log.lift"] = "card", ["log.found"] = "card", ["log.order"] = "card", ["log.exit"] = "coin", ["log.won"] = "fanfare",
    ["log.wounded"] = "blow", ["log.totals"] = "blow", ["log.attacks"] = "growl", ["log.died"] = "knell", ["log.crushed"] = "knell",
    ["log.fireball"] = "blow",
  },
  -- Where on the table things belong, and the signs of what can be done that is about no card.
  roles = { perched = "front", arrivals = "front", team = "front", orders = "hand", blows = "hand" },
  verbs = {
    move = "footsteps ➳", jump = "jump-across ➳", fight = "crossed-swords ⚔", shoot = "bow-arrow ➹",
    reveal = "wooden-door ⌂", turn = "clockwise-rotation ↻", heal = "bandage-roll ✚", gate = "dungeon-gate ♜",
    smash = "broken-wall ✖", mend = "healing ♥", pass = "brick-wall ▦", fire = "firework-rocket ✹",
    search = "open-chest ✪", forge = "anvil-impact ⚒", drink = "fountain ♥", coffee = "coffee-cup ☕",
    rest = "check-mark ✔", grog = "beer-stein ☕", end_turn = "hourglass ⌛", back = "return-arrow ↩", stop = "cancel ✗",
    confirm = "check-mark ✔", pause = "footsteps ➳", charge = "crossed-swords ⚔", stand = "shield ⛨",
  },
  table = {
    counters = { "turn", "points" },
    budget = { "points", "bonus" },
    zones = {},
    boards = { "dungeon" },
    piles = { "vault", "stock1", "stock2" },
  },
  portraits = { "pirate-captain", "old-king", "viking-head", "executioner-hood" },
  seat = {
    active = "acting",
    lead = "first",
    counters = { { "score", always = true }, { "jumps", always = true } },
    piles = { "dead", "out", "spent", "spent_orders" },
    zones = {
      "perched", "arrivals", "under1", "under2", "under3", "under4", "under5", "under6", "under7", "under8", "company", "team", "orders",
      "blows",
    },
  },
  sheet = { counters = { "score" }, open = { "field", "out", "dead" } },
  -- What is counted of a chapter and told at its end: docs/layout.md.
  deeds = {
    { "deaths_dealt", told = "log.died", by = "who", of = "card" },
    { "brought_out", told = "log.exit", by = "who", of = "card" },
    { "wounds_dealt", told = "log.wounded", of = "card" },
    { "doors_opened", told = "log.revealed", of = "room" },
    { "turns_made", told = { "log.clockwise", "log.counter" } },
    { "steps_walked", told = "log.moved", n = "n" },
    { "jumps_made", told = "log.jumped" },
    { "things_taken", told = { "log.take", "log.swap", "log.found" }, of = "thing" },
    { "patched_up", told = "log.healed", of = "other" },
  },
  -- What `tankard rehearse` counts.
  statistics = {
    turn = "log.turn",
    cards = { "field" },
  },
  -- Scenarios: the question before which a table is set, and where cards go that are set aside for others.
  scenario = {
    at = "action",
    rest = {
      field = "box", things = "gone", rooms = "spare_rooms", unused = "spare_rooms", company = "box", home = "box", team = "box", line = "box", perched = "box", arrivals = "box",
      under1 = "box", under2 = "box", under3 = "box", under4 = "box", under5 = "box", under6 = "box", under7 = "box", under8 = "box",
      orders = "spent_orders", blows = "spent", stock1 = "supply", stock2 = "supply",
    },
    aside = "gone",
    bare = { "field", "under1", "under2", "under3", "under4", "under5", "under6", "under7", "under8", "perched" },
    holds = {
      field = { "character" }, things = { "object" }, rooms = { "room" }, vault = { "room" }, blows = { "blow" }, orders = { "order" },
      stock1 = { "object" }, stock2 = { "object" },
    },
    kinds = {},
  },
}
