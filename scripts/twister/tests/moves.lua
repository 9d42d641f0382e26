-- Moving, carrying, jumping, DT-40 to DT-53.
-- Squares are named as players see them: "c5" is column 3, row 5; the starting lines are columns a and v. The first side's characters
-- have the numbers 1, 2, …, the second's 11, 12, …, things 21, 22, …; every card of a room names its slot, or lies in the next one.
local letters = "abcdefghijklmnopqrstuv"

local function at(name)
  local column = 0
  for i = 1, 22 do
    if letters:sub(i, i) == name:sub(1, 1) then column = i end
  end
  return (math.tointeger(tonumber(name:sub(2))) - 1) * 22 + column
end

local function tokens(list, first)
  local cards = { only = true }
  for i, entry in ipairs(list or {}) do
    local card = { entry[1], number = first + i - 1, cell = entry[2] and at(entry[2]) or nil }
    for word, value in pairs(entry) do
      if type(word) == "string" then card[word == "by" and "bearer" or word] = value end
    end
    cards[#cards + 1] = card
  end
  return cards
end

local function play(name, what, answers, expect)
  local rooms = { only = true }
  for i, entry in ipairs(what.rooms or {}) do
    local card = { entry[1], slot = entry[2] or i, turned = entry[3] or 0 }
    for word, value in pairs(entry) do
      if type(word) == "string" then card[word] = value end
    end
    rooms[#rooms + 1] = card
  end
  local side = what.side or 1
  local setting = { side = side, acting = side, points = what.points or 5, turn = 5, limit = 5, numbers = 60, rooms = rooms }
  setting.things = tokens(what.things, 21)
  setting.seats = { { field = tokens(what.one, 1) }, { field = tokens(what.two or { { "bailiff", "v9" } }, 11) } }
  for seat = 1, 2 do
    local hand = { only = true }
    for i, value in ipairs(what.blows and what.blows[seat] or { 0 }) do hand[i] = "blow_" .. value end
    setting.seats[seat].blows = hand
    for word, value in pairs(what.seats and what.seats[seat] or {}) do setting.seats[seat][word] = value end
  end
  for word, value in pairs(what.table or {}) do setting[word] = value end
  local settings = { forces = "base" }
  for word, value in pairs(what.settings or {}) do settings[word] = value end
  return {
    name = name, heroes = { "", "" }, settings = settings, seed = what.seed, table = setting, play = answers, expect = expect, at = what.at,
    before = what.before,
  }
end

--- Who stands where, for what is expected.
local function one(...) return { seats = { { field = { ... } } } } end
local function with(expect, more)
  for word, value in pairs(more) do expect[word] = value end
  return expect
end

return {
  play("DT-40 a move is up to movement squares, orthogonally, and crosses no wall",
    { rooms = { { "m1a" } }, one = { { "bailiff", "c3" } } },
    { "move" },
    { asks = "stroll", offers = { "go:c2", "go:d3", "go:e2", "go:b2", "back" },
      refuses = { "go:c4", "go:d2", "go:b3", "go:f5" } }),
  play("DT-40 the way and its cost are shown before it is gone; it can be taken back",
    { rooms = { { "m1a" } }, one = { { "bailiff", "c3" } } },
    { "move", "go:e2", "back", "go:d3", "confirm:d3" },
    with(one { "bailiff", cell = at "d3" }, { asks = "action", points = 4 })),
  play("DT-19 a way may be gone in pieces, but the action is finished before the next begins",
    { rooms = { { "m1a" } }, one = { { "bailiff", "c3" } } },
    { "move", "go:e2", "halt:d3", "go:d4", "confirm:d4" },
    with(one { "bailiff", cell = at "d4" }, { asks = "action", points = 4 })),
  play("DT-41 friends and the wounded are passed, an unwounded enemy is not",
    { rooms = { { "m1a" } }, one = { { "bailiff", "b5" }, { "clockmaker", "c5" } }, two = { { "night_nurse", "d3" }, { "tax_exile", "d4", wounded = 1 } } },
    { "move", "choose:bailiff" },
    { asks = "stroll", offers = { "go:d5", "go:b4" }, refuses = { "go:c5", "go:d4", "go:d3" } }),
  play("DT-42, DT-20 one may end on a wounded friend, if no third token lies there",
    { rooms = { { "m1a" } }, one = { { "bailiff", "c3" }, { "clockmaker", "d3", wounded = 1 }, { "tax_exile", "d4", wounded = 1 } },
      things = { { "letter_opener", "d4" } } },
    { "move" },
    { asks = "stroll", offers = { "go:d3" }, refuses = { "go:d4" } }),
  play("DT-43 taking and putting down cost nothing, on any square passed",
    { rooms = { { "m1a" } }, one = { { "bailiff", "c3" } }, things = { { "letter_opener", "d3" } } },
    { "move", "go:d3", "pause:d3", "take:letter_opener", "go:d4", "pause:d4", "drop:letter_opener", "go:d5",
      "confirm:d5" },
    { asks = "action", points = 4, things = { { "letter_opener", cell = at "d4", bearer = 0 } }, seats = { { field = { { "bailiff", cell = at "d5" } } } } }),
  play("DT-43 one thing a pair of hands: a second one is exchanged",
    { rooms = { { "m1a" } }, one = { { "bailiff", "c3" } }, things = { { "letter_opener", by = 1 }, { "petty_cash", "d3" } } },
    { "move", "visit:d3", "pause:d3", "swap:petty_cash>letter_opener", "go:d4", "confirm:d4" },
    { asks = "action", things = { { "petty_cash", bearer = 1 }, { "letter_opener", cell = at "d3", bearer = 0 } } }),
  play("DT-20 nobody ends a move with a full hand on a thing",
    { rooms = { { "m1a" } }, one = { { "bailiff", "c3" } }, things = { { "letter_opener", by = 1 }, { "petty_cash", "d3" } } },
    { "move" },
    { asks = "stroll", refuses = { "go:d3" } }),
  play("DT-20, DT-118 who has two hands may hold two things, and still stand", { rooms = { { "m1a" } }, one = { { "overpacked_knight", "c3" } }, things = { { "letter_opener", by = 1 }, { "petty_cash", "d3" } } },
    { "move", "visit:d3", "pause:d3", "take:petty_cash", "go:d4", "confirm:d4" },
    { asks = "action", things = { { "letter_opener", bearer = 1 }, { "petty_cash", bearer = 1 } } }),
  play("DT-43 a wounded friend is carried; its object stays",
    { rooms = { { "m1a" } }, one = { { "bailiff", "c3" }, { "clockmaker", "d3", wounded = 1 } }, things = { { "letter_opener", by = 2 } } },
    { "move", "visit:d3", "pause:d3", "lift:clockmaker", "go:d4", "confirm:d4" },
    { asks = "action", things = { { "letter_opener", cell = at "d3" } }, seats = { { field = { { "bailiff", cell = at "d4" }, { "clockmaker", bearer = 1, wounded = 1 } } } } }),
  play("DT-44 whoever passes somebody wounded may take its object, friend or foe",
    { rooms = { { "m1a" } }, one = { { "bailiff", "c3" } }, two = { { "tax_exile", "d3", wounded = 1 } }, things = { { "petty_cash", by = 11 } } },
    { "move", "visit:d3", "pause:d3", "take:petty_cash", "go:d4", "confirm:d4" },
    { asks = "action", things = { { "petty_cash", bearer = 1 } } }),
  play("DT-45 a thing is not put down in a pit",
    { rooms = { { "b1a" } }, one = { { "cat_burglar", "c5" } }, things = { { "letter_opener", by = 1 } } },
    { "move", "go:c4", "pause:c4" },
    { asks = "stroll", refuses = { "drop:letter_opener" } }),
  play("DT-46, DT-80 the other side's line ends the move: out, and a point",
    { rooms = { { "b2a", 4 } }, one = { { "bailiff", "u2" } } },
    { "move", "leave:v2", "leave:v2" },
    { told = { "log.exit" }, seats = { { score = 1, field = {}, out = { "bailiff" } } } }),
  play("DT-47 the own line is ordinary ground",
    { rooms = { { "b2a" } }, one = { { "bailiff", "a3" } } },
    { "move", "go:a1", "confirm:a1" },
    with(one { "bailiff", cell = at "a1" }, { asks = "action" })),
  play("DT-50 a jump: a card, a point, two squares, over a pit",
    { rooms = { { "b2a" } }, one = { { "bailiff", "b2" } } },
    { "jump", "leap:c1" },
    { asks = "action", points = 4, seats = { { jumps = 2, field = { { "bailiff", cell = at "c1" } } } } }),
  play("DT-50 straight or with a corner, through free edges only",
    { rooms = { { "b2a" } }, one = { { "bailiff", "b2" } } },
    { "jump" },
    { asks = "jump", offers = { "leap:c1", "leap:c3", "leap:b4", "leap:a1" },
      refuses = { "leap:d2", "leap:c2", "leap:b2" } }),
  play("DT-50 without a card nobody jumps",
    { rooms = { { "b2a" } }, one = { { "bailiff", "b2" } }, seats = { { jumps = 0 } } },
    {}, { asks = "action", refuses = { "jump" } }),
  play("DT-51 not over a wounded one, not over an unwounded enemy",
    { rooms = { { "m1a" } }, one = { { "bailiff", "c3" }, { "clockmaker", "c2", wounded = 1 } }, two = { { "tax_exile", "d3" } } },
    {}, { asks = "action", refuses = { "jump" } }),
  play("DT-52 on a thing or a wounded friend, not on an unwounded friend nor a wounded enemy",
    { rooms = { { "b4a" } }, one = { { "bailiff", "e3" }, { "clockmaker", "e5" }, { "tax_exile", "f4", wounded = 1 } },
      two = { { "night_nurse", "f2", wounded = 1 } }, things = { { "petty_cash", "d4" } } },
    { "jump", "choose:bailiff" },
    { asks = "jump", offers = { "leap:d4", "leap:f4" }, refuses = { "leap:e5", "leap:f2" } }),
  play("DT-53, DT-165 one jumps over falling rocks, in a gravity room too, and picks up nothing there",
    { rooms = { { "m3a" } }, one = { { "bailiff", "e3" } }, things = { { "petty_cash", "e4" } } },
    { "jump", "leap:d4" },
    { asks = "action", seats = { { field = { { "bailiff", cell = at "d4" } } } }, things = { { "petty_cash", cell = at "e4" } } }),
  play("DT-22, DT-23 edges: a closed gate is a wall, an open one is none",
    { rooms = { { "m1a", gate2 = 1 } }, one = { { "bailiff", "d5" } } },
    { "move" }, { asks = "stroll", offers = { "go:e5" } }),
  play("DT-23 a closed one stops everybody",
    { rooms = { { "m1a" } }, one = { { "bailiff", "d5" } } },
    { "move" }, { asks = "stroll", refuses = { "go:e5" } }),
  play("DT-23 between two rooms both borders must be free",
    { rooms = { { "b2a", 1 }, { "b1a", 2 } }, one = { { "bailiff", "f3" } } },
    { "move" }, { asks = "stroll", offers = { "go:g3", "go:f1" }, refuses = { "go:g2" } }),
}
