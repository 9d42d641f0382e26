-- Set-up, turns, rooms, points, DT-1 to DT-37 and DT-80 to DT-82; rulings.
local lib = use "lib_board"
local at, play = lib.at, lib.play

local function fresh(name, what)
  what.name, what.heroes = name, what.heroes or { "", "" }
  return what
end

return {
  fresh("DT-4 mutual choice: four pairs, by turns", { at = "pair", play = { "pair:b1a", "pair:m1a", "pair:m3a", "pair:b2a" }, expect = {
    asks = "enrol", vault = { "b1a", "b1b", "m1a", "m1b", "m3a", "m3b", "b2a", "b2b" }, spare_rooms = { "b3a", "b3b", "b4a", "b4b", "m2a", "m2b", "m4a", "m4b" } } }),
  fresh("DT-4, DT-2 what one picks both have", { at = "enrol", play = { "enlist:bailiff", "enlist:tax_exile" }, expect = {
    asks = "enrol", refuses = { "enlist:bailiff" }, shows = { { "company", of = 2, to = 1 } }, seats = { { company = { "bailiff", "tax_exile" } }, { company = { "bailiff", "tax_exile" } } } } }),
  fresh("DT-7 keys and ropes may be taken in any number, others not", { at = "equip", play = { "enlist:washing_line", "enlist:washing_line", "enlist:petty_cash" }, expect = {
    asks = "equip", offers = { "enlist:washing_line", "enlist:spare_key" }, refuses = { "enlist:petty_cash", "enlist:quick_razor" } } }),
  fresh("DT-3 free choice: each picks eight in secret", { settings = { forces = "free" }, at = "hire", play = {}, expect = {
    asks = "hire", offers = { "enlist:bailiff", "enlist:postal_archer" }, refuses = { "enlist:sceptic" }, hides = { { "team", of = 2, to = 1 } } } }),
  fresh("DT-3 and two pairs of rooms", { settings = { forces = "free" }, at = "floors", play = { { "enlist:b1a", "enlist:m1a" }, { "enlist:b1a", "enlist:m3a" } }, expect = {
    asks = "line_up", vault = { "b1a", "b1b", "b1a", "b1b", "m1a", "m1b", "m3a", "m3b" }, handed = 1 } }),
  fresh("DT-8 if both bring an armoury there are two stocks", { settings = { forces = "free" }, at = "floors", play = { { "enlist:b1a", "enlist:m1a" }, { "enlist:b1a", "enlist:m2a" } }, expect = {
    asks = "line_up", handed = 2,
    stock1 = { "letter_opener", "saucepan_mail", "rune_mallet", "bark_shield", "banquet_cleaver", "family_heirloom", "dragon_fork", "quick_razor" },
    stock2 = { "letter_opener", "saucepan_mail", "rune_mallet", "bark_shield", "banquet_cleaver", "family_heirloom", "dragon_fork", "quick_razor" } } }),
  fresh("DT-3 what is chosen in secret cannot be told from what is left, neither people nor things nor rooms", {
    settings = { forces = "free" }, at = "hire",
    play = { { "enlist:bailiff", "enlist:clockmaker", "enlist:tax_exile", "enlist:plasterer", "enlist:night_nurse", "enlist:sore_loser", "enlist:postal_archer", "enlist:fencing_master" }, { "enlist:bailiff", "enlist:clockmaker", "enlist:tax_exile", "enlist:plasterer", "enlist:night_nurse", "enlist:sore_loser", "enlist:postal_archer", "enlist:fencing_master" }, { "enlist:washing_line", "enlist:washing_line.2", "enlist:spare_key", "enlist:petty_cash", "enlist:strong_coffee", "enlist:bark_shield" }, { "enlist:washing_line", "enlist:washing_line.2", "enlist:spare_key", "enlist:petty_cash", "enlist:strong_coffee", "enlist:bark_shield" }, { "enlist:b1a", "enlist:m1a" }, { "enlist:b2a", "enlist:m3a" } },
    expect = { asks = "line_up", spare_rooms = {}, hides = { { "home", of = 2, to = 1 }, { "home", of = 1, to = 2 }, { "team", of = 2, to = 1 }, { "unused", to = 1 } },
      seats = { { box = { "former_tenant", "overpacked_knight", "sceptic", "dragon_fork", "family_heirloom", "quick_razor" } } } } }),
  fresh("DT-5 the stronger side leaves somebody at home, and the other cannot see whom", {
    settings = { forces = "base", handicap1 = 2 }, at = "handicap", play = { { "choose:tax_exile", "choose:plasterer" } },
    expect = { asks = "line_up", refuses = { "choose:tax_exile", "choose:plasterer" }, offers = { "choose:bailiff" }, hides = { { "home", of = 1, to = 2 } }, shows = { { "home", of = 1, to = 1 } },
      seats = { { home = { "tax_exile", "plasterer" } }, { home = {} } } } }),
  fresh("DT-6 a scenario says who comes, with what and into which rooms; nobody chooses", {
    chapter = "toll_road", at = "line_up", play = {},
    expect = { asks = "line_up", vault = { "b1a", "b1b", "m1a", "m1b", "m2a", "m2b", "b4a", "b4b" }, handed = 1,
      offers = { "choose:bailiff", "choose:postal_archer", "choose:fencing_master", "choose:tax_exile", "choose:night_nurse", "choose:discreet_lady", "choose:plasterer", "choose:retired_general" },
      refuses = { "choose:sore_loser", "choose:clockmaker" } } }),
  fresh("DT-1, DT-2 base alone: eight characters and six things a side, and four pairs of rooms", {
    settings = { forces = "base" }, at = "line_up", play = {},
    expect = { asks = "line_up", vault = { "b1a", "b1b", "b2a", "b2b", "b3a", "b3b", "b4a", "b4b" }, handed = 0, stock1 = {},
      seats = { { team = { "bailiff", "bridge_troll", "cat_burglar", "clockmaker", "licensed_wizard", "night_nurse", "plasterer", "tax_exile",
        "letter_opener", "petty_cash", "saucepan_mail", "strong_coffee", "unused_firework", "washing_line" } } } } }),
  fresh("DT-2, DT-149 mercenaries alone: their eight, their six things, a rope among them; DT-150 and one stock of eight", {
    settings = { forces = "mercenaries" }, at = "line_up", play = {},
    expect = { asks = "line_up", vault = { "m1a", "m1b", "m2a", "m2b", "m3a", "m3b", "m4a", "m4b" }, handed = 1, stock2 = {},
      stock1 = { "letter_opener", "saucepan_mail", "rune_mallet", "bark_shield", "banquet_cleaver", "family_heirloom", "dragon_fork", "quick_razor" },
      seats = { {}, { team = { "discreet_lady", "dragon_of_means", "fencing_master", "grudging_dwarf", "postal_archer", "retired_general", "sore_loser", "unemployed_angel",
        "banquet_cleaver", "bark_shield", "grandmothers_grog", "rune_mallet", "spare_key", "washing_line" } } } } }),
  fresh("DT-151, Q12 the heirloom may stay in the family: then the stock has seven", {
    settings = { forces = "mercenaries", heirloom = "out" }, at = "line_up", play = {},
    expect = { asks = "line_up", stock1 = { "letter_opener", "saucepan_mail", "rune_mallet", "bark_shield", "banquet_cleaver", "dragon_fork", "quick_razor" } } }),
  fresh("DT-11 whoever has had enough of hiding has the rest hidden; the other goes on", { settings = { forces = "base" }, at = "lay", play = { "rest" }, expect = {
    asks = "lay", offers = { "rest" } } }),
  fresh("DT-11 and if both have, the game begins with everything hidden", { settings = { forces = "base" }, at = "lay", play = { "rest", "rest" }, expect = {
    asks = "action", seats = { { team = {} }, { team = {} } } } }),
  fresh("DT-14 the lines are shown on their dots, and somebody begins", { settings = { forces = "base" }, at = "plan", play = {}, expect = { asks = "plan", told = {} } }),
  fresh("DT-16, DT-17, TC-23 first 2, then 2 or 3", { settings = { forces = "base" }, at = "plan", play = {}, expect = {
    asks = "plan", offers = { "spend:order_2", "spend:order_3" }, refuses = { "spend:order_4", "spend:order_5" } } }),
  fresh("TC-23 after a 3 up to 4", { settings = { forces = "base" }, at = "plan", play = { "spend:order_3", "end_turn" }, expect = {
    asks = "plan", offers = { "spend:order_3", "spend:order_4" }, refuses = { "spend:order_5", "spend:order_2" } } }),
  fresh("TC-23 after a 4 up to 5, for good", { settings = { forces = "base" }, at = "plan", play = { "spend:order_3", "end_turn", "spend:order_4", "end_turn" }, expect = {
    asks = "plan", offers = { "spend:order_5", "spend:order_2" }, limit = 5 } }),
  fresh("DT-16 as many points as the card says; what is left over is lost", { settings = { forces = "base" }, at = "plan", play = { "spend:order_3" }, expect = { asks = "action", points = 3 } }),
  play("TC-24 after four all come back", { rooms = { { "b4b" } }, one = { { "bailiff", "c3" } }, seats = { { orders = { only = true }, spent_orders = { "order_2", "order_3", "order_4", "order_5", only = true } } } },
    { "end_turn" }, { asks = "plan", seats = { { orders = { "order_2", "order_3", "order_4", "order_5" }, spent_orders = {} } } }),
  play("DT-18 points may all be one character's", { rooms = { { "b4b" } }, one = { { "bailiff", "b3" } } },
    { "move", "go:c3", "stop", "move", "go:d3", "stop" }, { asks = "action", points = 3 }),
  play("DT-21 five points win at once", { rooms = { { "b2a", 4 } }, one = { { "bailiff", "u2" } }, seats = { { score = 4 } } },
    { "move", "leave:v2", "leave:v2" }, { told = { "log.won" }, seats = { { score = 5 } } }),
  play("DT-21 as many as are wanted", { rooms = { { "b2a", 4 } }, one = { { "bailiff", "u2" } }, settings = { wanted = 1 } },
    { "move", "leave:v2", "leave:v2" }, { told = { "log.won" } }),
  play("DT-80 points of the other side win it too: falling rocks", { rooms = { { "m3a" } }, one = { { "bailiff", "d4" } }, seats = { {}, { score = 4 } } },
    { "move", "doom:e4", "doom:e4" }, { told = { "log.won" }, seats = { {}, { score = 5 } } }),
  play("Q7 both at five by one action: who acts has won", { rooms = { { "b4b" } }, one = { { "licensed_wizard", "c3" }, { "clockmaker", "a1" } }, two = { { "bailiff", "f3" }, { "tax_exile", "v1" } },
      seats = { { score = 4 }, { score = 5 } }, things = { { "unused_firework", by = 1 } }, settings = { wanted = 5 } },
    { "fire", "aim:bailiff" }, { told = { "log.won" }, seats = { { score = 5 }, { score = 5 } } }),
  play("Q8 who can do nothing passes; if neither can, it is over", { rooms = { { "b4b" } }, one = { { "bailiff", "c3", wounded = 1 }, { "clockmaker", "b3" } }, two = { { "bailiff", "v1", wounded = 1 } }, points = 0,
      table = { points = 1 } },
    { "end_turn" }, { told = { "log.idle" }, asks = "plan" }),

  play("DT-30 a room beside a free edge is opened by an unwounded character", { rooms = { { "b4b" } }, one = { { "bailiff", "f2" } } },
    { "reveal" }, { asks = "reveal", offers = { "open_room:i3" }, refuses = { "open_room:d8" } }),
  play("DT-30 from the starting line both rooms beside it", { rooms = {}, one = { { "bailiff", "a1" } } },
    { "reveal" }, { asks = "reveal", offers = { "open_room:d3", "open_room:d8" }, refuses = { "open_room:i3" } }),
  play("DT-30 not through a wall", { rooms = { { "b1a" } }, one = { { "bailiff", "f1" } } },
    {}, { asks = "action", refuses = { "reveal" } }),
  play("DT-30 nor by the wounded", { rooms = {}, one = { { "bailiff", "a1", wounded = 1 }, { "clockmaker", "a9", wounded = 1 }, { "bridge_troll", "a2", wounded = 1 } } },
    {}, { asks = "action", refuses = { "reveal" } }),
  play("DT-31, TC-36 who opens places all but the own things, which the opponent places last",
    { rooms = {}, one = { { "bailiff", "a1" } }, table = { vault = { "b4b" } },
      seats = { { under1 = { "petty_cash", "tax_exile", only = true } }, { under1 = { "strong_coffee", only = true } } } },
    { "reveal", "open_room:d3", { asked = "unpack", answer = 1 }, { asked = "unpack", answer = 1 } },
    { asks = "unpack", points = 4, seats = { { arrivals = { "petty_cash" }, field = { "bailiff", "tax_exile" } } }, things = { "strong_coffee" } }),
  play("DT-31, DT-160 one token a square, on floor or gear; DT-32 not on stairs, traps or what sets them off",
    { rooms = {}, one = { { "bailiff", "a1" } }, seed = 4, table = { vault = { "m4a" } },
      seats = { { under1 = { "tax_exile", "clockmaker", only = true } }, { under1 = { only = true } } } },
    { "reveal", "open_room:d3", { asked = "unpack", answer = "put:c1" } },
    { asks = "unpack", rooms = { { "m4a", turned = 2 } }, offers = { "put:d4", "put:b2", "put:f5" },
      refuses = { "put:c1", "put:c3", "put:e2", "put:f1", "put:d1", "put:b1", "put:f4", "put:d5", "put:e1", "put:f3" } }),
  fresh("TC-25, DT-11 twenty tokens fill 2, 3, 3, 2 and 2, 3, 3, 2: the last but one has two rooms to lie on", { settings = { forces = "base" }, at = "lay",
    table = { side = 1, seats = {
      { team = { "letter_opener", only = true }, under1 = { "spare_key", "spare_key", only = true }, under2 = { "spare_key", "spare_key", "spare_key", only = true },
        under3 = { "washing_line", "washing_line", "washing_line", only = true }, under8 = { "washing_line", only = true } },
      { team = { "saucepan_mail", only = true }, under4 = { "spare_key", "spare_key", only = true }, under5 = { "spare_key", "spare_key", only = true },
        under6 = { "washing_line", "washing_line", "washing_line", only = true }, under7 = { "spare_key", "spare_key", only = true } } } },
    play = {}, expect = { asks = "lay_where", offers = { "lay_on:n8", "lay_on:s8" },
      refuses = { "lay_on:d3", "lay_on:i3", "lay_on:n3", "lay_on:s3", "lay_on:d8", "lay_on:i8" } } }),
  play("DT-9, Q5 the board shows what was opened, as it happens to lie", { rooms = {}, one = { { "bailiff", "a1" } }, table = { vault = { "b4b" } },
      seats = { { under1 = { only = true } }, { under1 = { only = true } } } },
    { "reveal", "open_room:d3" }, { asks = "action", squares = { d4 = "gear", e3 = "pit", d3 = "floor", a1 = "line", g3 = "unknown" } }),
  play("DT-33, DT-12 a dragon is laid face up, and has a cash box when its room is opened",
    { rooms = {}, one = { { "bailiff", "a1" } }, table = { vault = { "b4b" } },
      seats = { { under1 = { only = true } }, { under1 = { only = true }, perched = { { "dragon_of_means", slot = 1 } } } } },
    { "reveal", "open_room:d3", { asked = "unpack", answer = 1 } },
    { asks = "action", things = { { "petty_cash", bearer = 61 } }, seats = { {}, { perched = {}, field = { "bailiff", { "dragon_of_means", number = 61 } } } } }),
  fresh("DT-12 a dragon at the door is seen there by everybody before anything is revealed, and has no cash box yet", {
    settings = { forces = "mercenaries" }, at = "line_up",
    play = { { "choose:postal_archer", "choose:dragon_of_means", "choose:fencing_master", "choose:sore_loser" }, { "choose:discreet_lady", "choose:postal_archer", "choose:fencing_master", "choose:sore_loser" } },
    expect = { asks = "lay", told = { "log.looms" }, things = {}, hides = { { "line", of = 1, to = 2 } }, shows = { { "field", of = 1, to = 2 } },
      seats = { { line = { "postal_archer", "fencing_master", "sore_loser" }, field = { { "dragon_of_means", cell = at "a4" } } }, { field = {} } } } }),
  fresh("DT-10, DT-13, DT-14, Q4 the lines are shown on their four dots in the order chosen, and a dragon there has its cash box", {
    settings = { forces = "mercenaries" }, at = "line_up",
    play = { { "choose:postal_archer", "choose:dragon_of_means", "choose:fencing_master", "choose:sore_loser" }, { "choose:discreet_lady", "choose:postal_archer", "choose:fencing_master", "choose:sore_loser" },
      { asked = "lay", answer = "rest" }, { asked = "lay", answer = "rest" } },
    expect = { asks = "action", told = { "log.begins" }, things = { { "petty_cash", colour = 0 } }, squares = { a2 = "line" },
      seats = { { line = {}, field = { { "postal_archer", cell = at "a2", colour = 1 }, { "dragon_of_means", cell = at "a4" }, { "fencing_master", cell = at "a7" }, { "sore_loser", cell = at "a9" } } },
        { field = { { "discreet_lady", cell = at "v2", colour = 2 }, { "postal_archer", cell = at "v4" }, { "fencing_master", cell = at "v7" }, { "sore_loser", cell = at "v9" } } } } } }),

  fresh("DT-11 a middle room with two tokens takes a third, and no fourth; one at a door takes two", {
    settings = { forces = "base" }, at = "lay",
    table = { side = 1, seats = { { under2 = { "spare_key" }, under3 = { "spare_key", "spare_key" }, under4 = { "spare_key" } },
      { under2 = { "spare_key" }, under3 = { "spare_key" }, under4 = { "spare_key" } } } },
    play = { "choose:letter_opener" }, expect = { asks = "lay_where", offers = { "lay_on:i3", "lay_on:d3" }, refuses = { "lay_on:n3", "lay_on:s3" } } }),
  fresh("DT-15 with two at home on each side a middle room with two tokens takes no third", {
    settings = { forces = "base", handicap1 = 2, handicap2 = 2 }, at = "lay",
    table = { side = 1, seats = { { under2 = { "spare_key" }, under1 = { "spare_key" } }, { under2 = { "spare_key" } } } },
    play = { "choose:letter_opener" }, expect = { asks = "lay_where", offers = { "lay_on:n3", "lay_on:d3" }, refuses = { "lay_on:i3" } } }),
  fresh("DT-15 with two at home on one side only the bigger side counts", {
    settings = { forces = "base", handicap1 = 2 }, at = "lay",
    table = { side = 2, seats = { { under2 = { "spare_key" } }, { under2 = { "spare_key" } } } },
    play = { "choose:letter_opener" }, expect = { asks = "lay_where", offers = { "lay_on:i3" } } }),
  play("DT-34, DT-35, TC-28 from the gear a room turns by its arrow: row 2, column 3 goes to row 3, column 2",
    { rooms = { { "b1a" } }, one = { { "bailiff", "e3" }, { "clockmaker", "b1" } }, things = { { "petty_cash", "f5" } } },
    { "turn",  "clockwise:b1a>d3" },
    { asks = "action", points = 4, rooms = { { "b1a", turned = 1 } },
      seats = { { field = { { "bailiff", cell = at "d4" }, { "clockmaker", cell = at "f1" } } } }, things = { { "petty_cash", cell = at "b5" } } }),
  play("DT-34 or its twin, one at a time, by the twin's arrow", { rooms = { { "b1a" }, { "b1b", 7 } }, one = { { "bailiff", "e3" }, { "clockmaker", "l6" } } },
    { "turn", "counter:b1b>n8" },
    { asks = "action", rooms = { { "b1a", turned = 0 }, { "b1b", turned = 3 } }, seats = { { field = { { "bailiff", cell = at "e3" }, { "clockmaker", cell = at "l10" } } } } }),
  play("DT-35 against the arrow nobody turns it", { rooms = { { "b1a" } }, one = { { "bailiff", "e3" } } },
    { "turn" }, { asks = "turn", refuses = { "counter:b1a>d3" } }),
  play("DT-103 but the clockmaker", { rooms = { { "b1a" } }, one = { { "clockmaker", "e3" } } },
    { "turn" }, { asks = "turn", offers = { "counter:b1a>d3", "clockwise:b1a>d3" } }),
  play("DT-34 only from the gear, and unwounded", { rooms = { { "b1a" } }, one = { { "bailiff", "e3", wounded = 1 }, { "clockmaker", "d3" } } },
    {}, { asks = "action", refuses = { "turn" } }),
  play("DT-36, DT-37 edges turn with the room", { rooms = { { "b1a", 1, 1 } }, one = { { "bridge_troll", "d4" } } },
    { "move" }, { asks = "stroll", offers = { "go:d3", "go:e4" }, refuses = { "go:c4", "go:d5" } }),
  play("Q22 a turn sets nothing off, but what holds is looked at afterwards",
    { rooms = { { "m2a" } }, one = { { "bailiff", "e2" } }, two = { { "clockmaker", "c1" } } },
    { "turn", "clockwise:m2a>d3" },
    { asks = "action", silent = { "log.trigger", "log.fell" }, seats = { {}, { field = { { "clockmaker", cell = at "f2" } } } } }),
  play("DT-36 what is carried turns along", { rooms = { { "b1a" } }, one = { { "bailiff", "e3" } }, things = { { "petty_cash", by = 1 } } },
    { "turn", "clockwise:b1a>d3" }, { asks = "action", things = { { "petty_cash", bearer = 1, cell = 0 } } }),
}
