-- Tables that the scenarios of this folder begin with.
-- Everybody has taken a hero already: seat 1 has the one that is looked at, the others are dead and look on. After the last
-- encounter comes a well, which asks; so a turn is over where "well" is asked.

--- What says no pair belongs to one: a hero, its weapons, its boasts.
local function paired(seats)
  for _, seat in ipairs(seats) do
    for _, cards in pairs(seat) do
      if type(cards) == "table" then
        for i, card in ipairs(cards) do
          if type(card) == "string" then cards[i] = { card, pair = 0 } else card.pair = card.pair or 0 end
        end
      end
    end
  end
  return seats
end

local function lone(hero, weapon, more)
  more = more or {}
  local function other(class, arm)
    return { heroes = { { class, wounds = 4, dead = 1 } }, arms = { arm }, boasts = {} }
  end
  local mine = { hero }
  for name, value in pairs(more.with or {}) do mine[name] = value end
  return {
    { heroes = { mine }, arms = type(weapon) == "table" and weapon or { weapon }, boasts = more.boasts or {} },
    other(more.second or "bouncer", "sunday_cleaver"),
    other(more.third or "quartermaster", "heavy_purse"),
  }
end

local function road(...)
  local cards = { only = true }
  for _, card in ipairs { ... } do cards[#cards + 1] = card end
  return cards
end

--- One hero, what comes, what falls, what is answered, what holds in the end.
local function turn(name, seats, cards, dice, play, mine, more)
  local expect = { seats = { mine } }
  for key, value in pairs(more or {}) do
    if key ~= "settings" then expect[key] = value end
  end
  return {
    name = name, heroes = { "", "", "" }, settings = more and more.settings,
    table = { first = 1, acting = 1, tavern = { only = true }, deck = cards, seats = paired(seats) },
    dice = dice, play = play, expect = expect,
  }
end

--- So many at the table; nobody has chosen a hero yet.
local function people(count)
  local names = {}
  for seat = 1, count do names[seat] = "" end
  return names
end

local function two(...)
  local seat = { heroes = {}, arms = {}, boasts = {} }
  for pair, hero in ipairs { ... } do
    local card = { hero[1], pair = pair }
    for name, value in pairs(hero[3] or {}) do card[name] = value end
    seat.heroes[pair] = card
    seat.arms[pair] = { hero[2], pair = pair }
  end
  return seat
end

local function play(name, seats, cards, dice, answers, expect)
  return {
    name = name, heroes = people(#seats),
    table = { first = 1, acting = 1, tavern = { only = true }, deck = cards, seats = paired(seats) },
    dice = dice, play = answers, expect = expect,
  }
end

local gone = { wounds = 4, dead = 1 }

return { paired = paired, lone = lone, road = road, turn = turn, people = people, two = two, play = play, gone = gone }
