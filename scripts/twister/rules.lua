-- A dungeon under the inn whose rooms turn round. Who first has five points has won. This page says what there is; game.lua and
-- lib/ say what happens. Rule numbers: docs/twister.md.
local function truth(doc) return { "truth", default = false, doc = doc } end
local function count(most, doc) return { "integer", 0, most, default = 0, doc = doc } end

return {
  seats = { 2, 4 },          -- seats 1 and 3 are one side, 2 and 4 the other
  rivals = true,
  leader = "first",
  horizon = "turn",
  streams = { "rooms", "stock", "lots" },

  boards = {
    dungeon = {
      rows = 10, columns = 22,     -- columns 1 and 22 are the starting lines, DT-9
      terrains = {
        "unknown", "line", "floor", "gear", "pit", "armory", "columns", "fountain", "brazier", "gravity", "rocks", "stairs", "trap_red",
        "trap_blue", "trigger_red", "trigger_blue", "ransacked",    -- an armory that has been searched, DT-163
      },
      edges = { "wall", "gate", "gate_open", "gate_broken" },
      walls = { "wall", "gate" },
      screens = { "wall", "gate" },
      solid = { "armory", "ransacked", "columns", "fountain" },
    },
  },

  zones = {
    vault = { seen_by = "nobody" },          -- rooms face down, in the order in which they will be revealed
    rooms = { in_play = true },
    spare_rooms = {},
    unused = { seen_by = "nobody" },         -- rooms left out where they were chosen in secret, DT-3
    stock1 = { seen_by = "nobody" },         -- what armories hold, DT-8
    stock2 = { seen_by = "nobody" },
    supply = {},                             -- neutral objects that have not come into the game
    things = { in_play = true },             -- objects on the board, loose and carried
    gone = {},                               -- objects out of the game
    box = { of = "seat" },                   -- what a side could have taken
    home = { of = "seat", seen_by = "owner" },   -- what it did not take where that is secret, DT-3, DT-5
    company = { of = "seat" },               -- chosen by turns, where all can see it
    team = { of = "seat", seen_by = "owner" },   -- behind the screen
    line = { of = "seat", seen_by = "owner" },   -- face down on the starting line
    under1 = { of = "seat", seen_by = "owner" }, -- face down on the eight rooms, DT-11
    under2 = { of = "seat", seen_by = "owner" },
    under3 = { of = "seat", seen_by = "owner" },
    under4 = { of = "seat", seen_by = "owner" },
    under5 = { of = "seat", seen_by = "owner" },
    under6 = { of = "seat", seen_by = "owner" },
    under7 = { of = "seat", seen_by = "owner" },
    under8 = { of = "seat", seen_by = "owner" },
    perched = { of = "seat", in_play = true },   -- face up on a room that is face down, DT-12
    arrivals = { of = "seat", in_play = true },  -- of a room just revealed, not placed yet
    field = { of = "seat", in_play = true },     -- characters on the board
    out = { of = "seat" },                       -- through, DT-80
    dead = { of = "seat" },
    orders = { of = "seat" },
    spent_orders = { of = "seat" },
    blows = { of = "seat" },                 -- open: they are all that has not been played, and what is played is shown
    spent = { of = "seat" },
  },

  counters = {
    game = {
      turn = { 0, 0, 99999 },
      first = { 1, 1, 4 },
      side = { 1, 1, 2 },          -- whose turn it is
      acting = { 1, 1, 4 },        -- the seat that speaks for that side
      points = { 0, 0, 9 },        -- action points left, DT-16
      bonus = { 0, 0, 9 },         -- further ones that are somebody's own, DT-123: the sum of those of all
      limit = { 2, 0, 5 },         -- the highest action card that anybody may play, less 1; 0: before the first, 5: no limit, DT-17
      numbers = { 0, 0, 99 },      -- given to tokens so far
      doing = { 0, 0, 40 },        -- the action that is being chosen
      actor = { 0, 0, 99 },        -- and by whom
      steps = { 0, 0, 9 },         -- left of this move
      begun = { 0, 0, 1 },         -- the move is paid for
      target = { 0, 0, 99 },       -- of a combat
      afar = { 0, 0, 1 },          -- it is a ranged one
      hastened = { 0, 0, 99 },     -- the number of the quick weapon or fighter that saves a point
      doubled = { 0, 0, 1 },       -- two blows, DT-111
      slot = { 0, 0, 8 },          -- the room that is being revealed
      picks = { 0, 0, 99 },
      handed = { 0, 0, 2 },        -- sides that chose an armory, DT-8
      silent = { 0, 0, 99 },       -- turns in a row in which nothing was done, Q8
      taught = { 0, 0, 3 },        -- lessons told: 1 of fights, 2 of gears
    },
    seat = {
      score = { 0, 0, 99 },
      jumps = { 3, 0, 3 },
      speaks = { 0, 0, 1 },        -- for its side
    },
    card = {
      number = { 0, 0, 99 },       -- of a token in play
      cell = { 0, 0, 220 },        -- its square: (row - 1) * 22 + column; 0 if it is carried
      bearer = { 0, 0, 99 },       -- the number of who carries it
      colour = { 0, 0, 2 },        -- the side of a token on the board; 0: neutral
      wounded = { 0, 0, 1 },
      hurt = { 0, 0, 1 },          -- this turn, DT-64
      healed = { 0, 0, 1 },        -- this turn by a healer or its own strength: does nothing, DT-67
      shot = { 0, 0, 1 },          -- this turn, DT-71
      hurried = { 0, 0, 9 },       -- cheap attacks this turn, DT-117, DT-154
      strong = { 0, 0, 9 },        -- until the turn ends, DT-145
      bonus = { 0, 0, 9 },         -- action points of its own this turn, DT-123
      scarred = { 0, 0, 1 },       -- never regenerates again, DT-114
      joined = { 0, 0, 2 },        -- in the combat that is being prepared; 2: from afar
      swung = { 0, 0, 1 },         -- a two-handed sword that is used in it
      forged = { 0, 0, 1 },
      slot = { 0, 0, 8 },          -- of a room, and of what is perched on one
      turned = { 0, 0, 3 },        -- quarter turns clockwise
      gate1 = { 0, 0, 2 },         -- 0 closed, 1 open, 2 broken
      gate2 = { 0, 0, 2 },
      gate3 = { 0, 0, 2 },
      searched1 = { 0, 0, 1 },
      searched2 = { 0, 0, 1 },
    },
  },

  renewals = { turn = { "hurt", "healed", "shot", "hurried", "strong", "bonus", "joined" } },

  kinds = {
    character = {
      doc = "Eight of them a side.",
      fields = {
        set = { "word", words = { "base", "mercenaries", "guests" }, doc = "where it comes from" },
        movement = { "integer", 0, 9, doc = "squares" },
        strength = { "integer", 0, 9, doc = "in combat" },
        exit = { "integer", 0, 5, default = 1, doc = "points for leaving unwounded" },
        killed = { "integer", 0, 5, default = 1, doc = "points for its death" },
        hands = { "integer", 1, 2, default = 1, doc = "tokens that it can carry" },
        blows = { "integer", 1, 2, default = 1, doc = "combat cards when it attacks alone" },
        gates = { "word", words = { "none", "open", "break" }, default = "none", doc = "what it does to a portcullis" },
        bolt = count(9, "the value of its bolts"),
        quick = count(3, "attacks a turn that cost a point less"),
        aura = count(3, "what others of its side have more in the same room"),
        heals = truth "heals others",
        regenerates = truth "heals itself",
        troll = truth "a troll", dragon = truth "a dragon", undead = truth "undead", dwarf = truth "a dwarf",
        both_ways = truth "turns rooms either way",
        pits = truth "stands on pits, and friends cross them there",
        walls = truth "passes walls",
        levitates = truth "crosses pits and enemies", flies = truth "crosses obstacles and enemies",
        incorporeal = truth "crosses everything but walls",
        magic_user = truth "may use wands",
        lethal = truth "whom it defeats dies",
        scars_trolls = truth "trolls that it wounds never regenerate",
        face_up = truth "never hidden, and has a treasure",
        sceptic = truth "magic fails next to it",
      },
      facts = { "movement", "strength", "exit", "killed", "wounded", "strong" },
    },
    object = {
      doc = "Six of them a side, and what armories hold.",
      fields = {
        sets = { "value", default = {}, doc = "base, mercenaries, armory" },
        common = truth "may be taken in any number",
        magic = truth "fails next to a sceptic",
        cursed = truth "is kept until death",
        shield = truth "protects from falling rocks",
        weapon = truth "may be forged",
        attack = count(9, "when attacking"),
        defence = count(9, "when defending"),
        dwarf_attack = count(9, "further attack of a dwarf"),
        dragon_attack = count(9, "when attacking a dragon; one that is wounded dies"),
        swing = count(9, "when attacking, for a further point"),
        quick = count(3, "attacks a turn that cost a point less"),
        slow = count(9, "squares less"),
        worth = count(5, "points when it is carried out"),
        rope = truth "holds on obstacles", wand = truth "kills in sight", key = truth "opens and closes gates",
        potion = { "word", words = { "none", "speed", "strength" }, default = "none", doc = "what it does" },
      },
      facts = { "attack", "defence", "swing", "dragon_attack", "worth", "forged" },
    },
    room = {
      doc = "Five squares by five.",
      fields = {
        pair = { "text", doc = "its number" },
        twin = { "text", doc = "the other room of the pair" },
        set = { "word", words = { "base", "mercenaries" }, doc = "where it comes from" },
        clockwise = { "truth", doc = "the arrow" },
        armories = count(2, "squares to search"),
        heavy = truth "nobody flies there",
        plan = { "value", doc = "its squares and walls, drawn: lib/plans.lua reads it too" },
      },
      facts = { "armories", "heavy" },
    },
    blow = {
      doc = "A combat card.",
      fields = { value = { "integer", 0, 9, doc = "added" }, copies = { "integer", 1, 9, default = 1, doc = "of a side" } },
      facts = { "value" },
    },
    order = { doc = "An action card.", fields = { actions = { "integer", 1, 9, doc = "action points" } }, facts = { "actions" } },
    chapter = {
      fields = {
        forces = { "word", words = { "setting", "fixed" }, default = "setting", doc = "fixed: the three below, DT-6" },
        pairs = { "value", default = {}, doc = "four numbers of pairs, such as b1" },
        team = { "value", default = {}, doc = "characters of both sides" },
        other_team = { "value", default = {}, doc = "of the second side, if it has others" },
        objects = { "value", default = {}, doc = "of both sides" },
      },
    },
  },

  settings = {
    forces = {
      words = { "mutual", "free", "base", "mercenaries" }, default = "mutual",
      doc = "DT-3, DT-4: both choose in turn and have the same, each chooses in secret, or one set is played as it is",
    },
    handicap1 = { range = { 0, 4 }, default = 0, doc = "DT-5: characters that the first side leaves at home" },
    handicap2 = { range = { 0, 4 }, default = 0, doc = "DT-5: and the second" },
    wanted = { range = { 1, 9 }, default = 5, doc = "DT-21: points that win" },
    joining = { words = { "free", "forced" }, default = "free", doc = "Q1: whether who is adjacent must join a group combat" },
    lethal = { words = { "losers", "everybody" }, default = "losers", doc = "Q2: whom a lethal winner kills: losers beside her, or all enemies beside her" },
    heirloom = { words = { "in", "out" }, default = "in", doc = "DT-151: whether the cursed object is among the stock" },
    clock = { range = { 0, 999 }, default = 200, doc = "turns of both sides after which more points win; 0: none (ours)" },
  },
}
