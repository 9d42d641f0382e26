-- What one stands on, DT-24, DT-25 and DT-160 to DT-172; things that it hides or forges.
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

local tenant = { { "former_tenant", "b2" } }

return {
  play("DT-161 nobody walks into a pit; DT-24 one may jump over it",
    { rooms = { { "b4a" } }, one = { { "bailiff", "b1" } } },
    {}, { asks = "action", offers = { "jump" }, refuses = { "move" } }),
  play("DT-104 the burglar crosses a pit and stops on it",
    { rooms = { { "b4a" } }, one = { { "cat_burglar", "b1" } } },
    { "move" }, { asks = "stroll", offers = { "go:c1", "go:d1" } }),
  play("DT-104 friends cross where she stands",
    { rooms = { { "b4a" } }, one = { { "bailiff", "b1" }, { "cat_burglar", "c1" } } },
    { "move", "choose:bailiff" }, { asks = "stroll", offers = { "go:d1" }, refuses = { "go:c1" } }),
  play("DT-104 enemies do not",
    { rooms = { { "b4a" } }, one = { { "bailiff", "b1" } }, two = { { "cat_burglar", "c1" } } },
    {}, { asks = "action", refuses = { "move" } }),
  play("DT-107 the wizard crosses a pit, and cannot stop there",
    { rooms = { { "b4a" } }, one = { { "licensed_wizard", "b1" } } },
    { "move" }, { asks = "stroll", offers = { "go:d1" }, refuses = { "go:c1" } }),
  play("DT-41 who flies or floats passes enemies",
    { rooms = { { "b4a" } }, one = { { "licensed_wizard", "b1" } }, two = { { "cat_burglar", "c1" } } },
    { "move" }, { asks = "stroll", offers = { "go:d1" }, refuses = { "go:c1" } }),
  play("DT-25, DT-113 who flies crosses a fountain, and cannot stop on it",
    { rooms = { { "m2a" } }, one = { { "unemployed_angel", "b5" } } },
    { "move" }, { asks = "stroll", offers = { "go:d5" }, refuses = { "go:c5" } }),
  play("DT-24 who walks does not",
    { rooms = { { "m2a" } }, one = { { "bailiff", "b5" } } },
    {}, { asks = "action", refuses = { "move" } }),
  play("DT-164, DT-180 columns let only the incorporeal through",
    { rooms = { { "m3b" } }, one = tenant },
    { "move" }, { asks = "stroll", offers = { "go:c1" }, refuses = { "go:b1" } }),
  play("DT-164 and not the flying",
    { rooms = { { "m3b" } }, one = { { "unemployed_angel", "b2" } } },
    { "move" }, { asks = "stroll", offers = { "go:b3" }, refuses = { "go:c1" } }),
  play("DT-180 armouries too",
    { rooms = { { "m1a" } }, one = { { "former_tenant", "c2" } } },
    { "move", "go:e2", "confirm:e2" }, { asks = "action", points = 4 }),

  play("DT-168 in a gravity room nobody flies or floats",
    { rooms = { { "m3b" } }, one = { { "unemployed_angel", "b2" } } },
    { "move" }, { asks = "stroll", refuses = { "go:d2", "go:c2" } }),
  play("DT-168 nobody enters a gravity field without a rope; Q21",
    { rooms = { { "m3b" } }, one = { { "licensed_wizard", "d2" } } },
    { "move" }, { asks = "stroll", refuses = { "go:c2", "go:b2" } }),
  play("DT-124 with a rope one crosses it and may stop there",
    { rooms = { { "m3b" } }, one = { { "bailiff", "b2" } }, things = { { "washing_line", by = 1 } } },
    { "move" }, { asks = "stroll", offers = { "go:c2", "go:d2" } }),
  play("DT-124 a rope needs two holds",
    { rooms = { { "b1b" } }, one = { { "bailiff", "b1" } }, things = { { "washing_line", by = 1 } } },
    { "move" }, { asks = "stroll", refuses = { "go:b2" } }),
  play("DT-124, DT-45 a rope may be left on an obstacle, and friends cross it",
    { rooms = { { "m3b" } }, one = { { "bailiff", "b2" }, { "clockmaker", "b3" } }, things = { { "washing_line", by = 1 } } },
    { "move", "choose:bailiff", "go:c2", "pause:c2", "drop:washing_line", "go:d2", "confirm:d2", "move", "choose:clockmaker" },
    { asks = "stroll", offers = { "go:c2", "go:c1" }, things = { { "washing_line", cell = at "c2" } } }),
  play("DT-124 enemies do not",
    { rooms = { { "m3b" } }, one = { { "bailiff", "b2" } }, things = { { "washing_line", "c2", colour = 2 } } },
    { "move" }, { asks = "stroll", refuses = { "go:c2", "go:c1" } }),
  play("DT-182 a sceptic beside the field lifts the gravity, but not the field",
    { rooms = { { "m3b" } }, one = { { "unemployed_angel", "b2" }, { "sceptic", "c1" } } },
    { "move" }, { asks = "stroll", offers = { "go:d2" }, refuses = { "go:c2" } }),

  play("TC-29 falling rocks: who enters without a shield dies, and the others score",
    { rooms = { { "m3a" } }, one = { { "bailiff", "d4" }, { "clockmaker", "b1" } } },
    { "move", "choose:bailiff", "doom:e4", "doom:e4" },
    { asks = "action", told = { "log.crushed" }, seats = { { dead = { "bailiff" } }, { score = 1 } } }),
  play("TC-29, DT-147 who has a shield passes, and cannot stop there",
    { rooms = { { "m3a" } }, one = { { "bailiff", "d4" } }, things = { { "bark_shield", by = 1 } } },
    { "move" }, { asks = "stroll", offers = { "go:f4" }, refuses = { "go:e4" } }),
  play("TC-29, DT-165 who flies passes and takes what lies there",
    { rooms = { { "m3a" } }, one = { { "unemployed_angel", "d4" }, { "sceptic", "b5" } }, things = { { "petty_cash", "e4" } } },
    { "move", "choose:unemployed_angel", "visit:e4", "pause:e4", "take:petty_cash", "go:f4", "confirm:f4" },
    { asks = "action", things = { { "petty_cash", bearer = 1 } } }),
  play("DT-165, Q9 where a shield lies everybody may walk across, and nobody may stay",
    { rooms = { { "m3a" } }, one = { { "bailiff", "d4" } }, things = { { "bark_shield", "e4" } } },
    { "move" }, { asks = "stroll", offers = { "go:f4" }, refuses = { "go:e4" } }),
  play("DT-165 the shield is left in exchange for what lies there",
    { rooms = { { "m3a" } }, one = { { "bailiff", "d4" } }, things = { { "bark_shield", by = 1 }, { "petty_cash", "e4" } } },
    { "move", "visit:e4", "pause:e4", "swap:petty_cash>bark_shield", "go:f4", "confirm:f4" },
    { asks = "action", things = { { "petty_cash", bearer = 1 }, { "bark_shield", cell = at "e4" } } }),
  play("DT-24 a rope is no help under falling rocks",
    { rooms = { { "m3a" } }, one = { { "bailiff", "d4" } }, things = { { "washing_line", by = 1 } } },
    { "move" }, { asks = "stroll", offers = { "doom:e4" }, refuses = { "go:e4" } }),

  play("DT-167 nobody walks into a brazier; with a rope one hangs over it",
    { rooms = { { "m3a" } }, one = { { "bailiff", "d1" } } },
    { "move" }, { asks = "stroll", refuses = { "go:e1" } }),
  play("DT-167 with two holds beside it",
    { rooms = { { "m3a" } }, one = { { "bailiff", "d1" } }, things = { { "washing_line", by = 1 } } },
    { "move" }, { asks = "stroll", offers = { "go:e1", "go:f1" } }),
  play("DT-167 a weapon is forged beside it, once",
    { rooms = { { "m3a" } }, one = { { "bailiff", "d1" } }, things = { { "letter_opener", by = 1 } } },
    { "forge", "hammer_out:letter_opener" },
    { asks = "action", points = 4, things = { { "letter_opener", forged = 1 } }, refuses = { "forge" } }),
  play("DT-167 no armour, and not while somebody hangs over it",
    { rooms = { { "m3a" } }, one = { { "bailiff", "d1" }, { "clockmaker", "e1" } },
      things = { { "letter_opener", by = 1 }, { "washing_line", by = 2 } } },
    {}, { asks = "action", refuses = { "forge" } }),
  play("DT-155 armour is not forged",
    { rooms = { { "m3a" } }, one = { { "bailiff", "d1" } }, things = { { "saucepan_mail", by = 1 } } },
    {}, { asks = "action", refuses = { "forge" } }),

  play("DT-170 a trap nobody has set off is crossed and stood on",
    { rooms = { { "m2a" } }, one = { { "bailiff", "b1" } } },
    { "move" }, { asks = "stroll", offers = { "go:c1", "go:c2" } }),
  play("TC-9, DT-170 while somebody stands on the trigger, also wounded, traps of that colour are pits",
    { rooms = { { "m2a" } }, one = { { "bailiff", "b1" }, { "postal_archer", "c4", wounded = 1 } } },
    {}, { asks = "action", refuses = { "move" } }),
  play("TC-9 the angel cannot fly over them in a gravity room; she jumps, or walks when the trigger is free",
    { rooms = { { "m4b" } }, one = { { "unemployed_angel", "e2" }, { "postal_archer", "e5" } } },
    { "move", "choose:unemployed_angel" },
    { asks = "stroll", refuses = { "go:d1", "go:e1" }, offers = { "go:d2" } }),
  play("TC-9 when it is free",
    { rooms = { { "m4b" } }, one = { { "unemployed_angel", "e2" }, { "postal_archer", "d5" } } },
    { "move", "choose:unemployed_angel" },
    { asks = "stroll", offers = { "go:d1", "go:e1" } }),
  play("TC-37 a walker sets it off in passing: an enemy on a trap dies, and the walker goes on",
    { rooms = { { "m2b" } }, one = { { "bailiff", "b3" } }, two = { { "bailiff", "c4" }, { "clockmaker", "v1" } }, things = { { "petty_cash", by = 11 } } },
    { "move", "go:b5", "confirm:b5" },
    { asks = "action", told = { "log.trigger", "log.fell" }, things = {}, gone = { "petty_cash" },
      seats = { { score = 1, field = { { "bailiff", cell = at "b5" } } }, { dead = { "bailiff" } } } }),
  play("TC-38 who flies over it does not",
    { rooms = { { "m2b" } }, one = { { "unemployed_angel", "b3" } }, two = { { "bailiff", "c4" } } },
    { "move", "go:b5", "confirm:b5" },
    { asks = "action", silent = { "log.trigger" }, seats = { { score = 0 }, { field = { { "bailiff", cell = at "c4" } } } } }),
  play("DT-171 unless the flight ends there",
    { rooms = { { "m2b" } }, one = { { "unemployed_angel", "b3" } }, two = { { "bailiff", "c4" }, { "clockmaker", "v1" } } },
    { "move", "go:b4", "confirm:b4" },
    { asks = "action", told = { "log.fell" }, seats = { { score = 1 }, { dead = { "bailiff" } } } }),
  play("DT-171 a jump over it avoids it",
    { rooms = { { "m2b" } }, one = { { "bailiff", "b3" } }, two = { { "bailiff", "c4" } } },
    { "jump", "leap:b5" },
    { asks = "action", silent = { "log.fell" }, seats = { { score = 0 } } }),
  play("DT-125, DT-170 a rope with two holds saves, and the burglar needs none",
    { rooms = { { "m2a" } }, one = { { "bailiff", "d4" } },
      two = { { "bailiff", "c1" }, { "cat_burglar", "b2" } }, things = { { "washing_line", by = 11 } } },
    { "move", "go:c4", "confirm:c4" },
    { asks = "action", seats = { { score = 0 }, { field = { { "bailiff", cell = at "c1" }, "cat_burglar" } } } }),
  play("DT-170 what lies on a trap that opens is lost",
    { rooms = { { "m2a" } }, one = { { "bailiff", "d4" } }, things = { { "petty_cash", "b2" } } },
    { "move", "go:c4", "confirm:c4" },
    { asks = "action", things = {}, gone = { "petty_cash" } }),

  play("DT-163 an armoury gives one thing, to free hands, once",
    { rooms = { { "m1a" } }, one = { { "bailiff", "e1" } }, table = { stock1 = { "dragon_fork", only = true } } },
    { "search", "rummage:f1>stock1" },
    { asks = "action", points = 4, refuses = { "search" }, things = { { "dragon_fork", bearer = 1 } }, rooms = { { "m1a", searched1 = 1, searched2 = 0 } } }),
  play("TC-34 nobody searches it again",
    { rooms = { { "m1a", searched1 = 1 } }, one = { { "bailiff", "e1" } }, table = { stock1 = { "dragon_fork", only = true } } },
    {}, { asks = "action", refuses = { "search" } }),
  play("TC-34 nor with full hands",
    { rooms = { { "m1a" } }, one = { { "bailiff", "e1" } }, things = { { "petty_cash", by = 1 } }, table = { stock1 = { "dragon_fork", only = true } } },
    {}, { asks = "action", refuses = { "search" } }),
  play("TC-34 nor wounded",
    { rooms = { { "m1a" } }, one = { { "bailiff", "e1", wounded = 1 }, { "clockmaker", "b5" } }, table = { stock1 = { "dragon_fork", only = true } } },
    {}, { asks = "action", refuses = { "search" } }),
  play("DT-163, DT-180 nor incorporeal",
    { rooms = { { "m1a" } }, one = { { "former_tenant", "e1" } }, table = { stock1 = { "dragon_fork", only = true } } },
    {}, { asks = "action", refuses = { "search" } }),
  play("DT-163, DT-118 who has two hands searches with one thing in them",
    { rooms = { { "m1a" } }, one = { { "overpacked_knight", "e1" } }, things = { { "petty_cash", by = 1 } }, table = { stock1 = { "dragon_fork", only = true } } },
    { "search", "rummage:f1>stock1" },
    { asks = "action", things = { { "dragon_fork", bearer = 1 }, { "petty_cash", bearer = 1 } } }),
  play("DT-8, Q11 of two stocks one chooses",
    { rooms = { { "m1a" } }, one = { { "bailiff", "e1" } }, table = { stock1 = { "dragon_fork", only = true }, stock2 = { "quick_razor", only = true } } },
    { "search" },
    { asks = "search", offers = { "rummage:f1>stock1", "rummage:f1>stock2" } }),

  play("DT-166, TC-32 a wounded one beside the fountain drinks, and acts at once",
    { rooms = { { "m2a" } }, one = { { "fencing_master", "d5", wounded = 1 } }, two = { { "bailiff", "d4" } } , table = {} },
    { "drink" },
    { asks = "action", points = 4, offers = { "move" }, seats = { { field = { { "fencing_master", wounded = 0 } } } } }),
  play("DT-166, DT-20 not with somebody else on the square",
    { rooms = { { "m2a" } }, one = { { "fencing_master", "d5", wounded = 1 }, { "bailiff", "d5" } } },
    {}, { asks = "action", refuses = { "drink" } }),
  play("DT-182 nor beside a sceptic",
    { rooms = { { "m2b" } }, one = { { "fencing_master", "e3", wounded = 1 }, { "sceptic", "d2" } } },
    {}, { asks = "action", refuses = { "drink" } }),

  play("DT-152 who comes to something cursed takes it, and keeps it",
    { rooms = { { "m1a" } }, one = { { "bailiff", "c3" } }, things = { { "family_heirloom", "d3" } } },
    { "move", "go:d4", "halt:d3" },
    { asks = "stroll", refuses = { "drop:family_heirloom" }, told = { "log.cursed" }, things = { { "family_heirloom", bearer = 1 } } }),
  play("DT-152 with something in hand nobody can come to it",
    { rooms = { { "m1a" } }, one = { { "bailiff", "c3" } }, things = { { "petty_cash", by = 1 }, { "family_heirloom", "d3" } } },
    { "move" },
    { asks = "stroll", refuses = { "go:d3", "visit:d3", "go:d4" } }),
  play("DT-152 who passes a wounded bearer must take it, and leaves what it has",
    { rooms = { { "m1a" } }, one = { { "bailiff", "c3" } }, two = { { "clockmaker", "d3", wounded = 1 } },
      things = { { "petty_cash", by = 1 }, { "family_heirloom", by = 11 } } },
    { "move", "go:d4", "confirm:d4" },
    { asks = "action", things = { { "family_heirloom", bearer = 1 }, { "petty_cash", cell = at "d3" } } }),
  play("DT-151, TC-30 it weighs: a troll walks one square",
    { rooms = { { "m1a" } }, one = { { "bridge_troll", "c3" } }, things = { { "family_heirloom", by = 1 } } },
    { "move" }, { asks = "stroll", offers = { "go:d3" }, refuses = { "go:d4" } }),
  play("DT-152, DT-182 beside a sceptic it weighs nothing and may be put down",
    { rooms = { { "m1a" } }, one = { { "bridge_troll", "c3" }, { "sceptic", "c2" } }, things = { { "family_heirloom", by = 1 } } },
    { "move", "choose:bridge_troll" }, { asks = "stroll", offers = { "drop:family_heirloom", "go:d4" } }),
}
