-- Landlords under ground: two years of digging, hiring and being nice in public, and two visits of heroes who want it all stopped.
-- This page says what there is; game.lua and lib/ say what happens. Rule numbers: docs/lords.md.

local function zones()
  local all = {
    monster_deck = { seen_by = "nobody" }, room_deck = { seen_by = "nobody" }, hero_deck = { seen_by = "nobody" },
    trap_deck = { seen_by = "nobody" }, trap_discard = { seen_by = "nobody" },
    event_deck = { seen_by = "nobody" }, special_deck = { seen_by = "nobody" },
    city = { seen_by = "nobody" },        -- this year's combat cards: the top one is of the first round, DL-8, DL-96
    next_city = { seen_by = "nobody" },   -- next year's
    box = { seen_by = "nobody" },
    distant = {},                         -- what is gone, face up, DL-28
    for_hire = {}, to_build = {},
    event = {}, next_event = {},          -- of this round, and of the next, DL-29
    special = {},                         -- a special event that is known
    arriving = {}, coming = {},           -- heroes of this round, and of the next, DL-30
    tent = { in_play = true },            -- the paladin as long as nobody is bad enough, DL-9
    spell = {},                           -- the combat card of this round
    supply = {},                          -- tunnels
    dummies_home = {},
    hand = { of = "seat", seen_by = "owner" },
    drawn = { of = "seat", seen_by = "owner" },       -- three cards, of which two are shut away, DL-16
    row = { of = "seat", seen_by = "owner" },         -- orders that are not turned up yet
    dummy_pick = { of = "seat", seen_by = "owner" },  -- the third order of one's dummy, DL-68
    dummy_rest = { of = "seat", seen_by = "owner" },  -- and what it was chosen from: it would give it away
    shown = { of = "seat" },
    shut = { of = "seat" },                           -- inaccessible orders
    home = { of = "seat" },
    on_card = { of = "seat", in_play = true },        -- minions that did nothing, DL-34
    lair = { of = "seat", in_play = true },
    traps = { of = "seat", seen_by = "owner" },
    laid = { of = "seat", seen_by = "owner" },        -- a plan's traps
    sent = { of = "seat", in_play = true },           -- and monsters
    dungeon = { of = "seat", in_play = true },
    party = { of = "seat", in_play = true },          -- waiting heroes, the first in front
    prison = { of = "seat" },
  }
  for _, area in ipairs { "food", "reputation", "tunnels", "gold", "imps", "traps", "hire", "build" } do
    all["at_" .. area] = { in_play = true }
  end
  for dummy = 1, 2 do
    all["dummy_deck_" .. dummy] = {}
    all["dummy_shut_" .. dummy] = {}
    all["dummy_shown_" .. dummy] = {}
  end
  return all
end

local cost = {
  gold = { "integer", 0, 9, default = 0, doc = "gold" },
  food = { "integer", 0, 9, default = 0, doc = "food" },
  evil = { "integer", 0, 9, default = 0, doc = "steps on the track of evil" },
}
local function with(fields)
  for name, field in pairs(cost) do fields[name] = field end
  return fields
end

return {
  seats = { 1, 4 },   -- one for the combat training; a game is for two and more
  rivals = true,
  leader = "first",
  horizon = "round",
  streams = { "deck", "chance" },

  zones = zones(),
  counters = {
    game = {
      year = { 1, 1, 2 },
      season = { 0, 0, 4 },
      round = { 0, 0, 99 },        -- of both kinds, from the beginning
      combat = { 0, 0, 99 },       -- the round of combat; 0 while there is none
      first = { 1, 1, 4 },
      acting = { 1, 1, 4 },
      slot = { 0, 0, 3 },          -- which order is turned up
      area = { 0, 0, 9 },
      dummy_evil = { 0, 0, 15 },   -- two players, DL-22; 0 where nobody has one
      drill = { 0, 0, 1 },         -- combat training alone
    },
    seat = {
      gold = { 3, 0, 999 }, food = { 3, 0, 999 }, imps = { 3, 0, 999 },
      busy = { 0, 0, 999 },        -- of the imps
      busy_trolls = { 0, 0, 9 },
      evil = { 5, 1, 15 },         -- DL-7
      letters = { 0, 0, 999 },     -- threatening ones, DL-80
      battlefield = { 0, 0, 20 },  -- of this round of combat
      planned = { 0, 0, 1 },
      points = { 0, -999, 999 },
      titles = { 0, 0, 7 },
      lost = { 0, 0, 20 },         -- tiles conquered, for training
      hinted = { 0, 0, 99 },
    },
    card = {
      cell = { 0, 0, 20 },         -- of a tile: row by row from the surface, five a row
      lost = { 0, 0, 1 },          -- conquered
      hands = { 0, 0, 9 },         -- imps at work there this round
      worked = { 0, 0, 2 },        -- a room, this round
      space = { 0, 0, 3 }, slot = { 0, 0, 3 }, of = { 0, 0, 4 },   -- a minion: where, by which order, whose
      damage = { 0, 0, 99 },
      more_health = { 0, 0, 9 },
      spent = { 0, 0, 1 },         -- a monster face down
      paid = { 0, 0, 1 },
    },
  },

  boards = { site = { of = "seat", rows = 4, columns = 5, terrains = { "rock", "tunnel", "room", "lost_tunnel", "lost_room" } } },
  cards = { "minion", "dummy_minion" },

  kinds = {
    chapter = {
      fields = {
        training = { "value", default = {}, doc = "a puzzle: party, traps, monsters, room, gold, food; empty for a whole game" },
      },
    },
    order = {
      doc = "One of eight cards: where a minion goes.",
      fields = { area = { "word", words = { "food", "reputation", "tunnels", "gold", "imps", "traps", "hire", "build" } } },
      facts = {},
    },
    monster = {
      doc = "Somebody who works here. A ghost is none, but lives in the same place.",
      fields = with {
        first_year = { "integer", 0, 9, doc = "how many in year 1" },
        second_year = { "integer", 0, 9, doc = "how many in year 2" },
        trap = { "integer", 0, 9, default = 0, doc = "traps that it wants as wages" },
        fodder = { "integer", 0, 9, default = 0, doc = "monsters that it wants as wages" },
        ghost = { "truth", default = false, doc = "no monster: no limit when sent, untouched by what touches monsters" },
        brings = { "integer", 0, 9, default = 0, doc = "tokens that work like imps, in production only" },
        attacks = {
          "value",
          doc = "what it can do: { deed = word, at = first, any, all or none, n = damage }, and perhaps times, spill, food, returns, "
            .. "holds, calms, spares = first or priest",
        },
        strength = { "integer", 0, 9, doc = "for people and companions: damage as a rule" },
      },
      facts = { "strength", "food", "evil", "gold", "trap", "fodder", "spent" },
    },
    room = {
      doc = "A tile in place of a tunnel.",
      fields = {
        year = { "integer", 1, 2 },
        workers = { "integer", 0, 9, default = 0, doc = "imps that make it produce" },
        price = { "integer", 0, 9, default = 0, doc = "food that a production costs" },
        makes = { "word", words = { "nothing", "food", "gold", "trap", "tunnel", "niceness", "imp" }, default = "nothing" },
        stands = { "word", words = { "anywhere", "upper", "lower", "edge", "middle" }, default = "anywhere", doc = "where it may stand" },
        boosts = { "value", default = {}, doc = "monsters whose attacks here are 1 stronger" },
        traps = { "integer", 1, 2, default = 1, doc = "how many may be laid here" },
        free_traps = { "truth", default = false, doc = "they cost no gold here" },
        monsters = { "integer", 1, 2, default = 2, doc = "how many may be sent here" },
        silent = { "truth", default = false, doc = "no spells here" },
        counts = { "value", default = {}, doc = "monsters that bring points in the end" },
        each = { "integer", 0, 9, default = 0, doc = "how many points" },
        fame = { "truth", default = false, doc = "points for titles" },
      },
      facts = { "workers", "price", "lost", "hands" },
    },
    tunnel = { doc = "A hole with a roof.", facts = { "lost", "hands" } },
    trap = {
      doc = "Something for guests.",
      fields = {
        hits = { "value", doc = "{ at = first, second, last, all, any or health, n = damage, late = in year 2 }" },
        holds = { "truth", default = false, doc = "the conquest is skipped" },
        later = { "integer", 0, 9, default = 0, doc = "damage to its target at the end of the round" },
        hushes = { "truth", default = false, doc = "stops what the class of its target does" },
        gold = { "integer", 0, 9, default = 0 },
        crew = { "integer", 0, 9, default = 0, doc = "imps" },
        food = { "integer", 0, 9, default = 0 },
        late_food = { "integer", 0, 9, default = 0, doc = "food in year 2" },
        worth = { "integer", 0, 9, default = 3, doc = "for companions" },
      },
      facts = { "gold", "food", "late_food", "crew" },
    },
    hero = {
      doc = "A guest.",
      fields = {
        class = { "word", words = { "warrior", "thief", "priest", "wizard", "paladin", "illusion" } },
        year = { "integer", 0, 2 },
        level = { "integer", 0, 9, doc = "strength: who is dealt to whom" },
        health = { "integer", 1, 20 },
        skill = { "integer", 0, 5, default = 0, doc = "against traps, for healing or for magic: as the class is" },
      },
      facts = { "health", "damage", "more_health", "skill", "level" },
    },
    combat = {
      doc = "What a round of combat brings: fatigue, and perhaps a spell.",
      fields = {
        year = { "integer", 1, 2 },
        fatigue = { "integer", 0, 9 },
        speed = { "word", words = { "none", "fast", "slow" }, default = "none" },
        spell = { "value", default = {}, doc = "what it does: lib/spells.lua" },
      },
      facts = { "fatigue" },
    },
    event = {
      doc = "At the end of spring, summer and autumn.",
      fields = { tells = { "truth", default = false, doc = "shows a special event with it" } },
      hooks = { "on_event" },
      facts = {},
    },
    special = { doc = "A special event.", hooks = { "on_event", "on_everybody" }, facts = {} },
  },

  hooks = {
    on_event = { doc = "What it does to a seat, in play order.", params = { "seat:seat" } },
    on_everybody = { doc = "What it does once.", params = {} },
  },

  verbs = {
    gain = { on = "seat", doc = "Gold, food or imps.", params = { "what:text", "amount:integer" } },
    lose = { on = "seat", doc = "Gold, food or imps, down to 0; how many.", params = { "what:text", "amount:integer" }, returns = "integer" },
    worsen = { on = "seat", doc = "Evil, as a gain: at the top nothing happens.", params = { "steps:integer" } },
    improve = { on = "seat", doc = "Less evil.", params = { "steps:integer" } },
    warn = { on = "seat", doc = "Red tokens: threatening letters.", params = { "letters:integer" } },
    wages = { on = "seat", doc = "Pays or dismisses everybody in the lair, one by one.", params = {} },
    taxes = { on = "seat", doc = "Pays for its tiles, or gets letters.", params = {} },
    special = { on = "seat", doc = "Does what the special event says.", params = {} },
    let_go = { on = "seat", doc = "Somebody in the lair leaves.", params = { "card:card" } },
  },

  settings = {
    game = {
      words = { "full", "first" }, default = "full", first = true,
      doc = "DL-15 to DL-18: in a first game orders are shut away at random, there are no special events, and hiring first costs nothing",
    },
    specials = { words = { "on", "off" }, default = "on", doc = "DL-18: special events in a full game" },
    top = {
      words = { "closed", "open" }, default = "closed",
      doc = "Q1: whether evil can be a cost for who is at the top already: closed, it cannot",
    },
    witch = { words = { "hungry", "proud" }, default = "hungry", doc = "Q2: a witch costs 1 food and 1 evil, or 1 evil alone" },
    four_share = { words = { "nobody", "all" }, default = "nobody", doc = "Q7: a title that all four share brings points to nobody, or 2 to all" },
  },
}
