-- Tables that the scenarios of this folder begin with.
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

return { letters = letters, at = at, tokens = tokens, play = play }
